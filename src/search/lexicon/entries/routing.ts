import type {LexiconSource} from '../schema.ts';

/** Providers and the ways between them. */
export const routing: readonly LexiconSource[] = [
  {
    id: 'provider',
    also: ['channel', 'credentials', 'provider instance'],
    asks: [
      'carrier',
      'company that delivers',
      'external service',
      'supplier',
      'third party service',
      'connect service',
    ],
  },
  {
    id: 'credentials',
    same: ['credentials'],
    also: ['API key', 'API secret', 'service account'],
    asks: ['access details', 'keys of provider', 'login details'],
  },
  {
    id: 'route',
    also: ['provider', 'entry condition'],
    asks: [
      'provider is down',
      'outage of provider',
      'second provider',
      'backup provider',
      'fallback',
      'failover',
      'secondary provider',
      'two providers',
      'provider by country',
      'if provider fails',
    ],
  },
  {
    id: 'override',
    also: ['provider', 'trigger'],
    asks: [
      'change for one request',
      'custom parameters',
      'per request settings',
      'provider specific',
      'replace default',
    ],
  },
];
