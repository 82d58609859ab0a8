import type {Adapted} from '../http/departures';
import type {Exchange} from '../http/exchange';
import type {Platform} from '../platform';

/**
 * \@engagespot/node 1.7.0 calls the inbox with the credentials of the app. The user is then the
 * query parameter `userIdentifier`, or the one whose inbox has the notification.
 *
 * @returns undefined when the call is not one of those; an unknown notification has no owner, and
 * the handler does not find it either
 */
export function userOfAppCall(
  {route, query, pathParameters, request}: Exchange,
  {state}: Platform,
): Adapted<string> | undefined {
  const {operationId, parameters, security} = route.operation;
  if (!request.headers.has('X-ENGAGESPOT-API-SECRET')) return undefined;
  if (!security.some(schemes => schemes.includes('userId'))) return undefined;
  const named = operationId === 'listNotification' ? query.get('userIdentifier') : null;
  const isItemCall = parameters.some(({in: place, name}) => place === 'path' && name === 'id');
  if (!named && !isItemCall) return undefined;
  return {
    value: named ?? state.inbox.ownerOf(Number(pathParameters.id)) ?? '',
    note: 'The documented call authenticates as a user, not as the app',
  };
}
