import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && 'modelContext' in document) {
  requestIdleCallback(() =>
    import(/* webpackChunkName: "page-tools" */ '../assistants/webmcp/start').catch(console.warn),
  );
}
