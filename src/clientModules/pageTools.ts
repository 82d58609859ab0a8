import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && 'modelContext' in document) {
  requestIdleCallback(() => import('../assistants/webmcp/start').catch(console.warn));
}
