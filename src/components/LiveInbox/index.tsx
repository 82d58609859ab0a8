import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Stage from './Stage';

/** The live inbox of the page's version of the documentation. */
export default function LiveInbox(): ReactNode {
  return <Stage docsVersion={useDocsVersion().version} />;
}
