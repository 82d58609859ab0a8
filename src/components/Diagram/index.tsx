import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the diagram is about; shown as its caption. */
  title: string;
  /** The diagram in sentences: what assistive technology reads, and what everybody can open. */
  alt: string;
  /** SVG markup for wide screens, drawn by the diagram transformer. */
  wide: string;
  /** SVG markup for narrow screens. */
  narrow: string;
}

/**
 * A diagram drawn at build time. The markup comes from our own transformer, never from a reader, so it is
 * inserted as it is; its colours follow the colour mode. The button is of `src/clientModules/readerAids.ts`.
 */
export default function Diagram({title, alt, wide, narrow}: Props): ReactNode {
  const textId = useId();
  return (
    <figure className={styles.diagram}>
      <div className={styles.drawing} role="img" aria-label={title} aria-describedby={textId}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own YAML, with every text escaped */}
        <div className={styles.wide} dangerouslySetInnerHTML={{__html: wide}} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <div className={styles.narrow} dangerouslySetInnerHTML={{__html: narrow}} />
      </div>
      <figcaption className={styles.caption}>
        <details>
          <summary>
            {title}{' '}
            <span className={styles.hint} data-markdown-ignore>
              (as text)
            </span>
          </summary>
          <p id={textId}>{alt}</p>
        </details>
        <button type="button" className={clsx('clean-btn', styles.enlarge)}>
          Enlarge
        </button>
      </figcaption>
    </figure>
  );
}
