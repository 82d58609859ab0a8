import useBaseUrl from '@docusaurus/useBaseUrl';
import {type RefObject, useEffect, useRef, useState} from 'react';

export type InboxState = 'closed' | 'opening' | 'open' | 'failed';

interface Options {
  /** Docusaurus' name of the documentation version whose component is shown. */
  docsVersion: string;
  /** Whose inbox; the demonstration user's by default. */
  userId?: string;
}

interface Inbox {
  state: InboxState;
  /** Element that the inbox is put into. */
  host: RefObject<HTMLDivElement | null>;
  /** Opens the inbox, anew if it is open. */
  open(): void;
}

/** An inbox in the page: nothing of it is loaded before it is opened. */
export function useInbox({docsVersion, userId}: Options): Inbox {
  const baseUrl = useBaseUrl('/');
  const host = useRef<HTMLDivElement>(null);
  const current = useRef<AbortController>(undefined);
  const [state, setState] = useState<InboxState>('closed');

  async function start({signal}: AbortController): Promise<void> {
    function become(next: InboxState): void {
      if (!signal.aborted) setState(next);
    }
    try {
      const {openInbox} = await import('./openInbox');
      if (!host.current) return;
      const onFailure = () => become('failed');
      await openInbox({host: host.current, baseUrl, docsVersion, userId, signal, onFailure});
      become('open');
    } catch {
      become('failed');
    }
  }

  function open(): void {
    current.current?.abort();
    current.current = new AbortController();
    setState('opening');
    void start(current.current);
  }

  useEffect(() => () => current.current?.abort(), []);

  return {state, host, open};
}
