import Lead from '@site/src/components/Lead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import MissingPage from './_offline/MissingPage';
import Versions from './_offline/Versions';

const description =
  'Keep one version of the Engagespot documentation on your device, with its search and the REST API reference, and read it without a network.';

/** The page /offline: keeps a version on the device of a reader who asks for it, and removes it again. */
export default function Offline(): ReactNode {
  return (
    <Layout title="Read offline" description={description}>
      <main className="container margin-vert--lg">
        <MDXContent>
          <Heading as="h1">Read offline</Heading>
          <Lead>
            Keep one version of this documentation on your device, and read and search it without a
            network.
          </Lead>
          <MissingPage />
          <Heading as="h2" id="choose-a-version">
            Choose a version
          </Heading>
          <p>
            Your browser stores the version you choose. Stay on this page until it has arrived. If
            the download stops, nothing is lost: you can continue later. You can keep one version at
            a time.
          </p>
          <Versions />
          <Heading as="h2" id="what-you-can-read">
            What you can read
          </Heading>
          <ul>
            <li>All pages of the version, with their pictures and samples</li>
            <li>The REST API reference and the changelog</li>
            <li>The search of the version, and the answers to “Ask”</li>
          </ul>
          <p>Playgrounds, live inboxes, comparisons of versions and downloads need a network.</p>
          <Heading as="h2" id="how-it-stays-up-to-date">
            How it stays up to date
          </Heading>
          <p>
            While you are online, you read the site as usual. When the documentation changes, your
            browser updates the copy in the background during your next visit, and downloads only
            the pages that changed.
          </p>
          <Heading as="h2" id="how-to-stop">
            How to stop
          </Heading>
          <p>
            Choose <strong>Remove</strong>. This deletes the copy and the service worker, the script
            that shows the copy when you are offline. Neither exists before you choose a version.
            Clearing the data of this site in your browser has the same effect. Browsers can also
            delete the copy by themselves when the device runs out of space, or if you do not open
            the site for a long time.
          </p>
        </MDXContent>
      </main>
    </Layout>
  );
}
