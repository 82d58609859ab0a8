import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {escapeCode} from '@site/src/content/escapeCode';
import {highlighter, loadHighlighter} from '@site/src/theme/CodeBlock/Content/highlighter';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

/** The names in the surrounding code block that have an entry in the reference: see src/remark/symbolLinks.ts. */
export const SymbolsContext = createContext<string | undefined>(undefined);

/** The HTML of an element. React sets it again whenever it gets another object, so that it must not be made anew. */
interface Markup {
  __html: string;
}

/**
 * The HTML of the block's code. The page that is opened first has it from the build, where React leaves it as it is.
 */
function useHighlighted(element: RefObject<HTMLElement | null>): Markup {
  const {code, language, lineClassNames, lineNumbersStart} = useCodeBlockContext().metadata;
  const symbols = useContext(SymbolsContext);
  const reference = useBaseUrl('/docs/additional-resources/api-reference/');
  const isHydrating = !useIsBrowser();
  const looks = {classNames: lineClassNames, hasNumbers: lineNumbersStart !== undefined};
  const links = symbols && {symbols, reference};
  const [markup, setMarkup] = useState<Markup>(() => {
    const known = highlighter()?.(code, language, looks, links);
    return {__html: known ?? (isHydrating ? '' : escapeCode(code))};
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block with other code is another component
  useEffect(() => {
    if (highlighter() || (isHydrating && element.current?.hasChildNodes())) return;
    setMarkup({__html: escapeCode(code)});
    loadHighlighter().then(
      highlight => setMarkup({__html: highlight(code, language, looks, links)}),
      // Code without colors can be read.
      () => undefined,
    );
  }, []);
  return markup;
}

function Code(): ReactNode {
  const {lineNumbersStart} = useCodeBlockContext().metadata;
  const element = useRef<HTMLElement>(null);
  const markup = useHighlighted(element);
  const hasNumbers = lineNumbersStart !== undefined;
  const style: CSSProperties = {counterReset: `line-count ${(lineNumbersStart ?? 1) - 1}`};
  return (
    <code
      ref={element}
      className={clsx(styles.lines, hasNumbers && styles.numbered)}
      {...(hasNumbers && {style})}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}

/** The code of a code block, highlighted where it is built and not again by the browser. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language} = metadata;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // Long lines scroll, which takes the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that readers without a mouse can scroll
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <Code key={`${language}\n${code}`} />
    </pre>
  );
}
