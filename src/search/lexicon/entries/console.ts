import type {LexiconSource} from '../schema.ts';

/** The Console: where a team works, and how its changes travel. */
export const console: readonly LexiconSource[] = [
  {
    id: 'console',
    also: ['workspace', 'logs'],
    asks: ['admin area', 'admin ui', 'backoffice', 'control panel', 'web interface'],
  },
  {
    id: 'workspace',
    also: ['environment', 'data region'],
    asks: ['company account', 'my organization', 'separate projects', 'team account'],
  },
  {
    id: 'team',
    same: ['team', 'members'],
    also: ['workspace', 'roles'],
    asks: ['colleagues', 'coworkers', 'give access', 'invite people', 'RBAC', 'staff'],
  },
  {
    id: 'environment',
    also: ['migrate', 'publish'],
    asks: ['live system', 'separate setups', 'staging', 'test system', 'testing area'],
  },
  {
    id: 'version-control',
    also: ['publish', 'migrate', 'version'],
    asks: ['git', 'history of changes', 'source control', 'track changes', 'who changed'],
  },
  {
    id: 'version',
    also: ['version control', 'draft'],
    asks: ['earlier version', 'revert', 'roll back', 'rollback', 'old text'],
  },
  {
    id: 'publish',
    also: ['draft', 'version control'],
    asks: [
      'old wording',
      'activate workflow',
      'changes not visible',
      'make live',
      'release changes',
    ],
  },
  {
    id: 'migrate',
    also: ['environment', 'publish'],
    asks: ['copy to live', 'move to production', 'push to production', 'ship changes'],
  },
  {
    id: 'data-region',
    also: ['API host', 'workspace'],
    asks: [
      'germany',
      'us or eu',
      'where are servers',
      'country',
      'country of data',
      'data center',
      'data location',
      'data stored',
      'europe',
      'european servers',
      'stored in europe',
      'where is data kept',
    ],
  },
  {
    id: 'security',
    same: ['security'],
    also: ['API secret', 'secure mode'],
    asks: ['encryption', 'hackers', 'safety', 'privacy', 'compliance'],
  },
  {
    id: 'vulnerability',
    same: ['vulnerability'],
    also: ['security'],
    asks: ['bug bounty', 'disclosure', 'penetration test', 'report a security issue'],
  },
  {
    id: 'support',
    same: ['support', 'get support'],
    asks: [
      'real person',
      'report a bug',
      'talk to a person',
      'ask a question',
      'contact us',
      'get help',
      'help desk',
      'talk to human',
    ],
  },
];
