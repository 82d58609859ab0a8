import * as z from 'zod';
import {entity, text} from './explain.ts';

const node = entity({
  host: text,
  port: z
    .number()
    .int()
    .min(1, 'must be a port, 1 to 65535')
    .max(65535, 'must be a port, 1 to 65535'),
  protocol: z.enum(['http', 'https']),
  path: z.string().regex(/^\//, 'must begin with "/"').optional(),
});

/** A search server; without nodes the site's own engine answers. */
const server = entity({
  nodes: z.array(node).min(1, 'must name a server at least').optional(),
  nearestNode: node.optional(),
  apiKey: text.optional(),
  connectionTimeoutSeconds: z.number().positive('must be a number of seconds').optional(),
}).refine(({nodes, apiKey}) => !nodes || apiKey, {
  path: ['apiKey'],
  error: 'must be set beside `nodes`: a key that may only search',
});

/** Where and in what the search looks, and where its results page is. */
export const searchEntity = entity({
  typesenseServerConfig: server,
  typesenseCollectionName: z
    .string()
    .regex(/^[\w-]+$/, 'must be a name of letters, digits, _ and -'),
  typesenseSearchParameters: z.record(z.string(), z.unknown()),
  contextualSearch: z.boolean(),
  searchPagePath: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path without a slash at its ends, such as "search"'),
  feedbackEmail: z.email('must be an address of e-mail'),
});
