import {useRef, useState} from 'react';
import type {Feedback} from '../../content/feedback';
import {sendFeedback} from './send';

/** Where the latest request is; `text` is what screen readers are told. */
export type Sending = {text: string} & (
  | {state: 'idle' | 'sending'}
  | {state: 'sent'; hadComment: boolean}
  | {state: 'failed'; reason: string}
);

/** Random, and forgotten with the page: it tells requests of one answer from others, not one reader from another. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Sends the feedback of one reader on one page, each request under the same id.
 *
 * @param endpoint without one, nothing is sent
 * @returns the state of the latest request, and what sends the next
 */
export function useSending(
  endpoint: string | undefined,
): [
  sending: Sending,
  send: (answer: Pick<Feedback, 'page' | 'version' | 'helpful'>, comment: string) => void,
] {
  const [sending, setSending] = useState<Sending>({state: 'idle', text: ''});
  const [id] = useState(makeId);
  const latest = useRef(0);
  return [
    sending,
    (answer, comment) => {
      if (!endpoint) {
        setSending({state: 'idle', text: 'Thank you. Nothing has been sent yet.'});
        return;
      }
      latest.current += 1;
      const request = latest.current;
      // What an earlier request says no longer matters.
      const tell = (state: Sending) => {
        if (request === latest.current) setSending(state);
      };
      tell({state: 'sending', text: 'Sending…'});
      const what = comment ? 'comment' : 'answer';
      sendFeedback(endpoint, {...answer, ...(comment && {comment}), from: 'reader', id}).then(
        () =>
          tell({
            state: 'sent',
            hadComment: comment !== '',
            text: `Thank you. Your ${what} was sent.`,
          }),
        (error: Error) => tell({state: 'failed', reason: error.message, text: ''}),
      );
    },
  ];
}
