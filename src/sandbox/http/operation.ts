import {type DocumentedResponse, documentedResponse, successStatus} from '../contract/document';
import {validationMessages} from '../contract/validation';
import type {Platform} from '../platform';
import {CapacityError} from '../state/capacityError';
import {authenticate, type Security} from './authentication';
import {type BodyRoom, type BodySeat, createBodySeat, readBody, validateBody} from './body';
import type {Adapted, Departures} from './departures';
import type {Answer, AnyCall, Exchange} from './exchange';
import {readParameters} from './parameters';
import {Problem} from './problem';
import {simulatedStatus, simulationHeader} from './simulation';

/** What the calls of an instance are performed with. */
export interface OperationContext {
  platform: Platform;
  security: Security;
  departures: Departures;
  bodyRoom?: BodyRoom;
}

/** Takes an adapted value and notes the departure. */
function take<Value>(exchange: Exchange, adapted: Adapted<Value>): Value {
  exchange.notes.push(adapted.note);
  return adapted.value;
}

function refuseWithSimulation({request, notes}: Exchange): void {
  const status = simulatedStatus(request);
  if (status === undefined) return;
  if (status !== 'invalid') throw new Problem(status);
  notes.push(`${simulationHeader} takes a status from 500 to 599`);
}

/** @throws Problem 401 */
async function findCaller(exchange: Exchange, context: OperationContext): Promise<string> {
  const {request, route} = exchange;
  const userId = await authenticate(request.headers, route.operation.security, context.security);
  if (userId !== undefined) return userId;
  const found = context.departures.findUser(exchange, context.platform);
  if (!found) throw new Problem(401);
  const ofApp = [['apiKey', 'apiSecret']];
  if ((await authenticate(request.headers, ofApp, context.security)) !== '') throw new Problem(401);
  return take(exchange, found);
}

/** @throws Problem 400, 413 or 415 */
async function readCallBody(
  exchange: Exchange,
  {departures}: OperationContext,
  seat: BodySeat,
): Promise<unknown> {
  const {body} = exchange.route.operation;
  if (!body) return undefined;
  const read = await readBody(exchange.request, seat);
  const adapted = departures.adaptBody(exchange, read.value);
  const value = adapted ? take(exchange, adapted) : read.value;
  validateBody({...read, value}, body);
  return value;
}

/** Everything that is checked before anything changes. */
async function readCall(
  exchange: Exchange,
  context: OperationContext,
  seat: BodySeat,
): Promise<AnyCall> {
  refuseWithSimulation(exchange);
  const userId = await findCaller(exchange, context);
  const parameters = readParameters(exchange);
  const body = await readCallBody(exchange, context, seat);
  return {userId, parameters, body, note: text => exchange.notes.push(text)};
}

/** Runs the handler; from here on nothing waits, so no other request can come in between. */
function perform(call: AnyCall, exchange: Exchange, context: OperationContext): Answer {
  const {platform, departures} = context;
  const {operation, handle} = exchange.route;
  platform.engine.runDue();
  const adapted = departures.adaptHandler(exchange);
  const handler = adapted ? take(exchange, adapted) : handle;
  const response = documentedResponse(operation, successStatus(operation));
  const body = handler(call, platform) ?? response.example;
  const {drops} = platform.state;
  exchange.notes.push(...(call.userId === '' ? drops.takeForApp() : drops.takeFor(call.userId)));
  const extended = departures.extendAnswer(exchange, body, platform);
  return toAnswer(response, extended ? take(exchange, extended) : body);
}

function problemAnswer({status, details, headers}: Problem, {route}: Exchange): Answer {
  const response = documentedResponse(route.operation, status);
  const body = details === undefined ? response.example : {status: 'error', message: details};
  return {...toAnswer(response, body), headers};
}

/** @throws Error when the answer is not as the document has it: a defect of the sandbox */
function toAnswer({status, schema}: DocumentedResponse, body: unknown): Answer {
  const messages = validationMessages(schema, body, {name: 'answer'});
  if (messages.length === 0) return {status, body};
  throw new Error(`The answer with status ${status} is not as documented: ${messages.join('; ')}`);
}

/** Performs a call and answers with one of its documented responses. */
export async function performOperation(
  exchange: Exchange,
  context: OperationContext,
): Promise<Answer> {
  const {notes, route} = exchange;
  if (route.note) notes.push(route.note);
  const seat = createBodySeat(context.bodyRoom);
  try {
    const call = await readCall(exchange, context, seat);
    return {...perform(call, exchange, context), notes};
  } catch (error) {
    const problem = error instanceof CapacityError ? new Problem(400, [error.message]) : error;
    if (!(problem instanceof Problem)) throw problem;
    return {...problemAnswer(problem, exchange), notes};
  } finally {
    seat.leave();
  }
}
