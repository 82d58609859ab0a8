import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Copy, ExternalLink, FileText, Pencil, Plug} from 'lucide-react';
import {type ReactNode, useCallback, useRef} from 'react';
import type {Use} from '../use';
import {assistantLinks} from './assistants';
import {editorLinks} from './connect';
import styles from './styles.module.css';
import {useCopyNotice} from './useCopyNotice';
import {useDismissal} from './useDismissal';

interface Props {
  /** Path of the page as Markdown. */
  twin: string;
  editUrl: string | null | undefined;
  use: Use;
  setUse(use: Use): void;
  onCopy(): void;
}

/** Explains how to connect any editor, with and without an endpoint. */
const editorGuide = '/docs/ai-assistants#connect-your-editor';

/** Icons of this size stand before the items. */
const icon = {size: 16, 'aria-hidden': true} as const;

/**
 * What can be done with a page, and whether its copy succeeded. A plain list behind the button that opens it: most
 * items are links, which a menu of commands would hide from readers who look for links.
 */
export default function Panel({twin, editUrl, use, setUse, onCopy}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const {siteConfig} = useDocusaurusContext();
  const endpoint = siteConfig.customFields?.mcpEndpoint as string | undefined;
  const isOpen = use === true;
  const notice = useCopyNotice(use, twin);
  const onClose = useCallback(() => setUse(false), [setUse]);
  useDismissal(panel, isOpen || notice?.isFailure === true, onClose);

  function copyAndClose(): void {
    panel.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onCopy();
  }

  return (
    <div ref={panel} className={styles.panel}>
      {notice && (
        <p className={styles.notice}>
          {notice.text} {notice.isFailure && <a href={twin}>View as Markdown</a>}
        </p>
      )}
      {isOpen && (
        <ul className={styles.list}>
          <li>
            <button type="button" onClick={copyAndClose}>
              <Copy {...icon} />
              Copy page as Markdown
            </button>
          </li>
          <li>
            <a href={twin}>
              <FileText {...icon} />
              View as Markdown
            </a>
          </li>
          {assistantLinks(siteConfig.url + twin).map(({assistant, href}) => (
            <li key={assistant}>
              <a href={href} target="_blank" rel="noopener">
                <ExternalLink {...icon} />
                Open in {assistant}
              </a>
            </li>
          ))}
          {endpoint &&
            editorLinks(endpoint).map(({editor, href}) => (
              <li key={editor}>
                <a href={href}>
                  <Plug {...icon} />
                  Connect {editor}
                </a>
              </li>
            ))}
          <li>
            <Link to={editorGuide} onClick={onClose}>
              <Plug {...icon} />
              {endpoint ? 'Connect another editor' : 'Connect your editor'}
            </Link>
          </li>
          {editUrl && (
            <li>
              <a href={editUrl} target="_blank" rel="noopener">
                <Pencil {...icon} />
                Edit this page
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
