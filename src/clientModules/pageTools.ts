import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ModelContext} from '../assistants/webmcp/modelContext';

if (ExecutionEnvironment.canUseDOM && 'modelContext' in document) {
  const context = document.modelContext as ModelContext;
  requestIdleCallback(() => {
    import(/* webpackChunkName: "page-tools" */ '../assistants/webmcp/start')
      .then(({startPageTools}) => startPageTools(context))
      // Readers miss nothing.
      .catch(console.warn);
  });
}
