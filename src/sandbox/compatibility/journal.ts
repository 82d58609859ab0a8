import type {Operation} from '../contract/document';
import type {Route} from '../http/exchange';

const text = (name: string) =>
  ({name, in: 'query', required: false, schema: {type: 'string'}}) as const;

const listRuns = {
  operationId: 'listRuns',
  method: 'GET',
  path: '/sandbox/runs',
  security: [['apiKey', 'apiSecret'], ['apiKey', 'userId'], ['userToken']],
  parameters: [
    text('userId'),
    text('recipient'),
    text('requestId'),
    text('workflow'),
    {
      name: 'pageNo',
      in: 'query',
      required: false,
      schema: {type: 'integer', minimum: 1, default: 1},
    },
    {
      name: 'limit',
      in: 'query',
      required: false,
      schema: {type: 'integer', minimum: 1, maximum: 100, default: 20},
    },
  ],
  // A profile may have any attributes, so its schema serves for every object.
  responses: {
    '200': 'getProfile200',
    '400': 'ValidationFailed',
    '401': 'AuthenticationFailed',
    '5XX': 'ServerProblem',
  },
} satisfies Operation;

function optional(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * What became of runs. Not a call of the product: it lies beside the documented paths, and its note
 * says so. The app sees all runs, a user the own ones.
 */
export const journalRoute: Route = {
  method: listRuns.method,
  path: listRuns.path,
  operation: listRuns,
  note: 'Not a call of Engagespot; only the sandbox has it',
  handle({userId, parameters}, {journal}) {
    const runs = journal.find({
      userId: userId || optional(parameters.userId ?? parameters.recipient),
      requestId: optional(parameters.requestId),
      workflow: optional(parameters.workflow),
      pageNo: Number(parameters.pageNo),
      limit: Number(parameters.limit),
    });
    return {runs};
  },
};
