import type {Config} from '@docusaurus/types';
import {environment} from './environment.ts';

/** What components need to know of the environment. Every reader gets it, so nothing is in it that is not set. */
export const customFields = {
  ...(environment.MCP_ENDPOINT && {mcpEndpoint: environment.MCP_ENDPOINT}),
} satisfies NonNullable<Config['customFields']>;
