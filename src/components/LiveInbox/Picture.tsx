import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  pictureFile,
  pictureModes,
  pictureSizes,
  picturesFolder,
} from '@site/src/content/inboxPictures';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const alt =
  'The Engagespot inbox in an app: a panel titled “Notifications” with two entries, “Order 88213 is on its way” and “Welcome”, each with an icon, its age and a dot for unread.';

/** Screens that have the picture for phones. */
export const phoneQuery = '(max-width: 511px)';

/**
 * The open inbox as the component shows it. The style sheet picks one of the two color modes, and browsers load only
 * what is shown.
 *
 * @param version version of the React component
 */
export default function Picture({version}: {version: string}): ReactNode {
  const folder = useBaseUrl(picturesFolder);
  const {desktop, phone} = pictureSizes;
  return pictureModes.map(mode => (
    // Two pictures of the same, of which readers see one.
    <picture
      key={mode}
      className={styles[mode]}
      data-markdown-ignore={mode === 'dark' || undefined}
    >
      <source
        media={phoneQuery}
        srcSet={`${folder}/${pictureFile(version, 'phone', mode)}`}
        {...phone}
      />
      <img
        src={`${folder}/${pictureFile(version, 'desktop', mode)}`}
        {...desktop}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
