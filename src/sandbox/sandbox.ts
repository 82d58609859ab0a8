import {type Clock, systemClock} from './clock';
import {createDepartures} from './compatibility';
import {directMessage} from './compatibility/directMessage';
import type {RealtimeEvent, SandboxEvent} from './delivery/events';
import type {Workflow} from './delivery/workflow';
import {demoCredentials, demoSeed} from './demo';
import {handlers} from './handlers';
import {createApp} from './http/app';
import type {Security, SecuritySettings} from './http/authentication';
import type {BodyRoom} from './http/body';
import {authenticateConnection, type ConnectionCredentials} from './http/inboxConnection';
import {type OperationContext, performOperation} from './http/operation';
import {documentedRoutes, groupByPath} from './http/routing';
import type {SigningKeys} from './http/signingKeys';
import {userSignature} from './http/userSignature';
import {createPlatform, type Platform} from './platform';
import {createScheduler} from './scheduler';
import type {JournalEntry, JournalFilter} from './state/journal';
import type {Seed} from './state/seed';
import {defaultLimits, type Limits} from './state/state';

export interface SandboxOptions {
  /** The system's clock by default. */
  clock?: Clock;
  /** The demonstration app by default. */
  seed?: Seed;
  /** Workflows beside those of the seed, which requests can name but no answer lists. */
  hiddenWorkflows?: readonly Workflow[];
  /** How much is kept; see `defaultLimits`. */
  limits?: Partial<Limits>;
  /** Private key of secure mode as PEM (PKCS #8). A new one is made when it is first needed. */
  signingKey?: string;
  /** Both are off by default. They can be changed later, see `settings`. */
  settings?: Partial<SecuritySettings>;
  /**
   * Whether answers carry undocumented fields that the SDKs for browsers read, for example the
   * `state` of a notification. Off by default: answers are then as documented.
   */
  sdkFields?: boolean;
  /**
   * Whether what is due happens in time, by a timer, and not with the next request. For real-time
   * events; `close` ends it.
   */
  live?: boolean;
  /** Headers on every answer, for example those that let pages of other origins read it. */
  headers?: Readonly<Record<string, string>>;
  /** Limits the large bodies that are received at one time; without it, there is no limit. */
  bodyRoom?: BodyRoom;
  /** Told of defects: of the sandbox, which a caller sees as status 500, and of listeners. */
  onError?: (error: unknown) => void;
}

/** How one caller is answered, where that differs from the sandbox as a whole. */
export interface CallerOptions {
  /** See `SandboxOptions`. */
  sdkFields?: boolean;
  /** Whether this caller needs a user token even when the app is not in secure mode. */
  secureMode?: boolean;
}

export interface Sandbox {
  /** Answers a request to any host. Never rejects. */
  fetch(request: Request, caller?: CallerOptions): Promise<Response>;
  /** Forgets everything and starts again from the seed. */
  reset(): void;
  /** Secure mode and HMAC authentication, to be switched at any time. */
  readonly settings: SecuritySettings;
  /** @returns the private key of secure mode as PEM, to sign user tokens with */
  signingKey(): Promise<string>;
  /** @returns a user token that secure mode accepts */
  createUserToken(userId: string): Promise<string>;
  /** @returns the signature that HMAC authentication asks for beside a user identifier */
  createUserSignature(userId: string): Promise<string>;
  /** Calls a listener with every event of a run and of real time; returns how to stop that. */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
  /**
   * @returns the identifier of the user whose inbox the credentials open
   * @throws Problem 401 that says what is wrong with the credentials
   */
  ownerOfInbox(credentials: ConnectionCredentials): Promise<string>;
  /**
   * Calls a listener with the real-time events of one inbox.
   *
   * @returns how to stop that
   * @throws Problem 401 that says what is wrong with the credentials
   */
  openInbox(
    credentials: ConnectionCredentials,
    listener: (event: RealtimeEvent) => void,
    caller?: CallerOptions,
  ): Promise<() => void>;
  /** What became of runs, from the newest to the oldest. */
  runs(filter?: JournalFilter): JournalEntry[];
  /** Does what is due now, without waiting for a request. */
  runDue(): void;
  /** Stops the timer of a live sandbox. */
  close(): void;
}

function createSecurity(now: () => number, pem: string | undefined, settings: SecuritySettings) {
  let keys: Promise<SigningKeys> | undefined;
  return {
    apiKey: demoCredentials.apiKey,
    apiSecret: demoCredentials.apiSecret,
    settings,
    now,
    signingKeys() {
      keys ??= import('./http/signingKeys').then(module => module.createSigningKeys(pem));
      // What failed to load may load the next time.
      keys.catch(() => {
        keys = undefined;
      });
      return keys;
    },
  } satisfies Security;
}

/**
 * An instance of the sandbox: the documented REST interface with its state in memory. It runs
 * wherever there are `Request` and `Response`, and sends nothing to anybody.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {clock = systemClock, seed = demoSeed, sdkFields = false, live = false} = options;
  const now = () => clock.now();
  const settings = {secureMode: false, hmac: false, ...options.settings};
  const security = createSecurity(now, options.signingKey, settings);
  const listeners = new Set<(event: SandboxEvent) => void>();
  const onError = options.onError ?? console.error;

  /** A listener that fails is no reason to do half of what a request asks for. */
  function emit(event: SandboxEvent): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        onError(error);
      }
    }
  }

  function subscribe(listener: (event: SandboxEvent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function startPlatform(): Platform {
    return createPlatform({
      seed,
      limits: {...defaultLimits, ...options.limits},
      appId: demoCredentials.appId,
      now,
      emit,
      hiddenWorkflows: [directMessage, ...(options.hiddenWorkflows ?? [])],
    });
  }

  let platform = startPlatform();
  const documented = documentedRoutes(handlers);
  const scheduler = createScheduler({
    nextDueAt: () => platform.state.runs.nextDueAt(),
    now,
    run: () => platform.engine.runDue(),
  });

  function securityFor({secureMode = false}: CallerOptions): Security {
    return secureMode ? {...security, settings: {...settings, secureMode}} : security;
  }

  const apps = new Map<string, ReturnType<typeof createApp>>();

  function appFor(caller: CallerOptions): ReturnType<typeof createApp> {
    const key = JSON.stringify([caller.sdkFields, caller.secureMode]);
    const app = apps.get(key) ?? startApp(caller);
    apps.set(key, app);
    return app;
  }

  function startApp(caller: CallerOptions): ReturnType<typeof createApp> {
    const departures = createDepartures({documented, sdkFields: caller.sdkFields ?? sdkFields});
    return createApp({
      documented: groupByPath(documented),
      departures: groupByPath(departures.routes),
      headers: options.headers ?? {},
      perform: exchange => {
        const context: OperationContext = {
          platform,
          security: securityFor(caller),
          departures,
          bodyRoom: options.bodyRoom,
        };
        return performOperation(exchange, context);
      },
      onError,
    });
  }

  return {
    settings,
    async fetch(request, caller = {}) {
      const response = await appFor(caller).fetch(request);
      if (live) scheduler.update();
      return response;
    },
    reset() {
      platform = startPlatform();
      scheduler.stop();
    },
    signingKey: async () => (await security.signingKeys()).pem,
    async createUserToken(userId) {
      const keys = await security.signingKeys();
      const claims = {sub: `user:${userId}`, apiKey: security.apiKey};
      return keys.sign(claims, Math.floor(now() / 1000));
    },
    createUserSignature: userId => userSignature(userId, security.apiSecret),
    subscribe,
    ownerOfInbox: credentials => authenticateConnection(credentials, security),
    async openInbox(credentials, listener, caller = {}) {
      const userId = await authenticateConnection(credentials, securityFor(caller));
      return subscribe(event => {
        if (event.type === 'realtime' && event.userId === userId) listener(event);
      });
    },
    runs: (filter = {}) => platform.journal.find(filter),
    runDue: () => platform.engine.runDue(),
    close: () => scheduler.stop(),
  };
}
