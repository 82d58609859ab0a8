/** What the types of the current packages export, as `npm run generate:exports` reads it from them. */

/** A field of an object: of options, of a result, of a notification. */
export interface DeclaredField {
  /** Its type as code writes it, on one line. */
  type: string;
  optional: boolean;
}

/** An export, or a member of one. */
export interface DeclaredExport {
  /** Its declaration, long response types shortened: see `printType.ts`. */
  signature: string;
  /** The types that it names and that have no entry, as packages declare them, if there are any. */
  types?: string;
  /** The fields of the object type that it is, or of the object that a call returns. */
  fields: Readonly<Record<string, DeclaredField>>;
  /** The oldest documentation version whose package declares it. */
  since: string;
}

/** What a package exports. */
export interface DeclaredExports {
  /** Its own exports and their members, such as `createInstance`, `Instance.app.connect`. */
  own: Readonly<Record<string, DeclaredExport>>;
  /** What it passes on from another package, by name. */
  passedOn: Readonly<Record<string, string>>;
}

/** A type whose members have entries of their own. */
export interface Expansion {
  /** The export. */
  name: string;
  /** What older packages called it, or the function that returned it, if anything. */
  formerly?: string;
  /** Members that are objects, whose own members have the entries. */
  groups?: readonly string[];
}

/** A package with a reference. */
export interface ReferencedPackage {
  name: string;
  /** Its declaration file, below its folder. */
  types: string;
  expansions: readonly Expansion[];
}

/** The packages that readers of the latest version install, with what to expand in each. */
export const referencedPackages = [
  {
    name: '@engagespot/core',
    types: 'dist/index.d.ts',
    expansions: [
      {
        name: 'Instance',
        groups: ['app', 'realTime', 'notification', 'preferences', 'webPush'],
      },
    ],
  },
  {
    name: '@engagespot/store',
    types: 'dist/index.d.ts',
    expansions: [
      {
        name: 'StoreInstance',
        groups: ['notificationFeed', 'connect', 'webpush', 'actions', 'preferences'],
      },
    ],
  },
  {name: '@engagespot/react-hooks', types: 'dist/index.d.ts', expansions: []},
  {
    name: '@engagespot/react-component',
    types: 'dist/index.d.ts',
    expansions: [{name: 'EngagespotCoreProps', formerly: 'EngagespotProps'}],
  },
  {
    name: '@engagespot/node',
    types: 'lib/index.d.ts',
    expansions: [
      {
        name: 'CreateEngagespotClient',
        formerly: 'EngagespotClient',
        groups: ['inAppInbox', 'users', 'topics', 'workflows'],
      },
    ],
  },
] as const satisfies readonly ReferencedPackage[];
