import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && 'modelContext' in document) {
  requestIdleCallback(() =>
    import(/* webpackChunkName: "web-mcp" */ '../assistants/webmcp/start').catch(console.warn),
  );
}
