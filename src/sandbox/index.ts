/**
 * The REST interface in memory: a Web `Request` in, a `Response` out, in the browser, in a worker
 * and in Node. It performs every call of openapi/engagespot.yaml as documented, validates requests
 * and answers with the same document, and marks its answers with `X-Sandbox: true`.
 *
 * - contract/ what the document says, and validation with messages in words
 * - http/ the way of a request: routing, authentication, parameters, body, answer
 * - handlers/ what each call does
 * - state/ what an instance remembers, within limits
 * - delivery/ what workflows do with a send
 * - page/ the sandbox that all parts of a tab share, its stories, and how SDKs in a page get to it
 * - compatibility/ where published SDKs depart from the document; nothing else knows of it
 */
export {type Clock, createManualClock, type ManualClock, systemClock} from './clock';
export type {RealtimeEvent, RunEvent, SandboxEvent} from './delivery/events';
export type {Workflow} from './delivery/workflow';
export {demoCredentials, demoSeed, demoUserId} from './demo';
export type {SecuritySettings} from './http/authentication';
export type {BodyRoom} from './http/body';
export type {ConnectionCredentials} from './http/inboxConnection';
export {type CallerOptions, createSandbox, type Sandbox, type SandboxOptions} from './sandbox';
export type {JournalEntry, JournalFilter} from './state/journal';
export type {Seed} from './state/seed';
export {defaultLimits, type Limits} from './state/state';
