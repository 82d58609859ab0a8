/**
 * The REST interface in memory: a Web `Request` in, a `Response` out, in the browser, in a worker
 * and in Node. It performs every call of openapi/engagespot.yaml as documented, validates requests
 * and answers with the same document, and marks its answers with `X-Sandbox: true`.
 */
export {type Clock, createManualClock, type ManualClock, systemClock} from './clock';
export type {DeliveryEvent, RealtimeEvent, SandboxEvent} from './delivery/events';
export type {Workflow} from './delivery/workflow';
export {demoCredentials, demoSeed, demoUserId} from './demo';
export type {SecuritySettings} from './http/authentication';
export {createSandbox, type Sandbox, type SandboxOptions} from './sandbox';
export type {Seed} from './state/seed';
export {defaultLimits, type Limits} from './state/state';
