import {picturedVersions} from '@site/src/content/inboxPictures';
import {type ReactNode, useState} from 'react';
import {Button} from '../Button';
import Host from './Host';
import Picture from './Picture';
import styles from './styles.module.css';
import {type InboxState, useInbox} from './useInbox';

interface Props {
  /** Docusaurus' name of the documentation version whose component is shown. */
  docsVersion: string;
}

const buttonTexts: Record<InboxState, string> = {
  closed: 'Try it live',
  opening: 'Loading…',
  open: 'Send a notification',
  failed: 'Try again',
};

const stateTexts: Record<InboxState, string> = {
  closed: '',
  opening: '',
  open: 'The inbox is live. Send it a notification.',
  failed:
    'The live inbox did not load. Check your connection and try again. If that does not help, reload the page.',
};

/**
 * The real inbox on the sandbox of this tab, with a button that sends it notifications; a picture of it until a reader
 * asks for it, and when it cannot be loaded.
 *
 * @throws Error for a documentation version whose inbox has no picture
 */
export default function Stage({docsVersion}: Props): ReactNode {
  const version = picturedVersions[docsVersion];
  if (!version) throw new Error(`<LiveInbox> does not work in ${docsVersion}`);
  const {state, host, open} = useInbox({docsVersion});
  const [count, setCount] = useState(0);
  /** What came of the last press on "Send a notification". */
  const [result, setResult] = useState('');

  async function send(): Promise<void> {
    const {sendSample} = await import('./sendSample');
    setCount(count + 1);
    setResult(`Sent: “${await sendSample(count)}”.`);
  }

  function press(): void {
    if (state === 'open') send().catch(() => setResult('The notification could not be sent.'));
    else if (state !== 'opening') {
      setResult('');
      open();
    }
  }

  return (
    <div className={styles.stage}>
      <figure className={styles.figure}>
        <div className={styles.view}>
          {state !== 'open' && <Picture version={version} />}
          <Host host={host} isShown={state === 'open'} />
        </div>
        <figcaption className={styles.caption}>
          {`@engagespot/react-component ${version}, as published`}
        </figcaption>
      </figure>
      <div className={styles.controls} data-search-ignore data-markdown-ignore>
        {/* One button, so that the focus stays where it is. */}
        <Button onClick={press} aria-disabled={state === 'opening'}>
          {buttonTexts[state]}
        </Button>
        <p className={styles.status} role="status">
          {(state === 'open' && result) || stateTexts[state]}
        </p>
      </div>
    </div>
  );
}
