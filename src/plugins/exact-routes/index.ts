import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets the router keep to the letter case of addresses. Servers do: for `/Docs` they answer with the
 * not-found page, in whose place the browser would show the page of `/docs`.
 */
export default function exactRoutes({siteDir}: LoadContext): Plugin {
  const router = path.join(siteDir, 'src/plugins/exact-routes/router.tsx');
  return {
    name: 'exact-routes',
    configureWebpack: () => ({resolve: {alias: {'react-router-config$': router}}}),
  };
}
