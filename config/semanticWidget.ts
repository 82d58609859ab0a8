import type {OrchestratorOptions} from '../src/plugins/semantic-widget/options.ts';
import {environment} from './environment.ts';

const {
  SEMANTIC_WIDGET_SCRIPT_URL: scriptUrl,
  SEMANTIC_WIDGET_ENDPOINT: endpoint,
  SEMANTIC_WIDGET_KEY: key,
  SEMANTIC_WIDGET_GLOBAL: global,
  SEMANTIC_WIDGET_INTEGRITY: integrity,
} = environment;

/** The orchestrator of the semantic search widget; without one, the site answers questions itself. */
export const semanticWidget: OrchestratorOptions =
  scriptUrl && endpoint && key && global
    ? {orchestrator: {scriptUrl, endpoint, key, global, ...(integrity && {integrity})}}
    : {};
