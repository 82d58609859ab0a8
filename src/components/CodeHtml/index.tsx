import {Check, Copy} from 'lucide-react';
import {type ReactNode, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the code is; shown in the bar above it. */
  title: string;
  /** The language of a code fence, for the Markdown of the page. */
  language?: string;
  /** Highlighted when the page was generated. */
  html: string;
}

/** How long the button says that it copied, in milliseconds. */
const confirmationTime = 2000;

/** A block of code that was highlighted at build: no highlighter runs in the browser for it. */
export default function CodeHtml({title, language, html}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), confirmationTime);
  }

  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.title} data-md="code-title">
          {title}
        </span>
        <button type="button" className={styles.copy} onClick={copy} aria-live="polite">
          {isCopied ? (
            <Check size={14} aria-hidden="true" />
          ) : (
            <Copy size={14} aria-hidden="true" />
          )}
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard */}
      <pre className={styles.pre} tabIndex={0}>
        <code
          ref={code}
          className={language && `language-${language}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our generator, which escapes the code
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
    </figure>
  );
}
