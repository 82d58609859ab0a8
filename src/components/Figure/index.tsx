import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What somebody sees who sees the picture. */
  alt: string;
  /** Package and version in the picture. */
  sdk: string;
  /** File for each color mode, in static/assets/figures. */
  light: string;
  dark: string;
  /** Size on the page in CSS pixels. */
  width: string;
  height: string;
  /** `true` when the dark picture shows a dark theme of the SDK. */
  themed?: string;
  /** The caption. */
  children: ReactNode;
}

/**
 * A picture of a published SDK with its caption. Pages write `<Figure id="bell" />`; the figure transformer puts the
 * props in (`src/remark/figure.ts`).
 *
 * Both color modes are in the page, so that it needs no script: the picture of the other mode is not displayed, and
 * browsers do not load lazy images that are not displayed. Each picture leads to itself in full size.
 */
export default function Figure(props: Props): ReactNode {
  const {alt, sdk, light, dark, width, height, themed, children} = props;
  const folder = useBaseUrl('/assets/figures/');
  const picture = (file: string, mode: string | undefined, isRepeated: boolean) => (
    <a
      href={folder + file}
      className={mode}
      {...(isRepeated && {'data-search-ignore': true, 'data-markdown-ignore': true})}
    >
      <img
        src={folder + file}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
  return (
    <figure className={styles.figure}>
      {picture(light, styles.light, false)}
      {picture(dark, styles.dark, true)}
      <figcaption className={styles.caption}>
        {children}
        <br data-md="span" />
        <small data-search-ignore data-md="remark">
          {sdk}
          {themed && (
            <span className={clsx(styles.dark, styles.theme)} data-markdown-ignore>
              , dark theme
            </span>
          )}
        </small>
      </figcaption>
    </figure>
  );
}
