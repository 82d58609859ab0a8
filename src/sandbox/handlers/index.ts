import type {OperationId} from '../contract/document';
import type {AnyHandler} from '../http/exchange';
import {categoryHandlers} from './categories';
import type {Handlers} from './handler';
import {inboxHandlers} from './inbox';
import {preferencesHandlers} from './preferences';
import {profileHandlers} from './profile';
import {sdkHandlers} from './sdk';
import {sendHandlers} from './send';
import {userHandlers} from './users';
import {workflowHandlers} from './workflows';

const typedHandlers: Handlers<OperationId> = {
  ...sendHandlers,
  ...inboxHandlers,
  ...profileHandlers,
  ...preferencesHandlers,
  ...categoryHandlers,
  ...sdkHandlers,
  ...userHandlers,
  ...workflowHandlers,
};

/**
 * The handler of every documented call; a call without one does not compile. Their types are those
 * that the pipeline has checked with the same document at run time, hence the conversion.
 */
export const handlers = typedHandlers as Readonly<Record<OperationId, unknown>> as Readonly<
  Record<OperationId, AnyHandler>
>;
