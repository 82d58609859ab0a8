import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pictureFile, pictureModes, picturesFolder} from '@site/src/content/inboxPictures';
import type {ReactNode} from 'react';
import {phoneQuery} from './Picture';

/**
 * Asks a phone for the picture of the inbox beside the style sheet, on a page whose first screen shows it: which of the
 * two color modes is shown is otherwise known only when the styles are there. Readers whose system has another mode than
 * they chose load both.
 *
 * @param version version of the React component
 */
export default function PicturePreload({version}: {version: string}): ReactNode {
  const folder = useBaseUrl(picturesFolder);
  return (
    <Head>
      {pictureModes.map(mode => (
        <link
          key={mode}
          rel="preload"
          as="image"
          type="image/avif"
          href={`${folder}/${pictureFile(version, 'phone', mode)}`}
          media={`${phoneQuery} and (prefers-color-scheme: ${mode})`}
        />
      ))}
    </Head>
  );
}
