import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense} from 'react';
import type {EditorProps} from './editor';
import PlainEditor from './PlainEditor';

const CodeEditor = lazy(() => import('./CodeEditor'));

/** An editor at once, and a better one as soon as it has loaded. */
export default function EditorPane(props: EditorProps): ReactNode {
  const plain = <PlainEditor {...props} />;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <CodeEditor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
