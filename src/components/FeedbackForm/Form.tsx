import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {
  type Feedback,
  type FeedbackSettings,
  feedbackLink,
  longestComment,
} from '../../content/feedback';
import {Button} from '../Button';
import styles from './styles.module.css';
import {useSending} from './useSending';

interface Props extends Pick<Feedback, 'page' | 'helpful'> {
  settings: FeedbackSettings;
  version: string | undefined;
}

/**
 * The answer to "Was this page helpful?" goes to the endpoint, and a comment may follow. Without an endpoint, or if it
 * fails, the reader gets a link to an issue or an email that contains all of it.
 */
export default function Form({settings, page, version, helpful}: Props): ReactNode {
  const {feedbackEndpoint: endpoint, feedbackLink: link} = settings;
  const isEmail = link.startsWith('mailto:');
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [comment, setComment] = useState('');
  const [sending, send] = useSending(endpoint);
  const isDone = sending.state === 'sent' && sending.hadComment;
  const sendAll = () => send({page, ...(version && {version}), helpful}, comment.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is sent at once, a comment with its button
  useEffect(sendAll, [helpful]);
  // The form is gone then, with the button that had the focus.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  const elsewhere = (
    <a
      href={feedbackLink(settings, {page, version, helpful, comment})}
      {...(!isEmail && {target: '_blank', rel: 'noreferrer'})}
    >
      {isEmail ? 'write an email' : 'open an issue'}
    </a>
  );
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        sendAll();
      }}
    >
      <p role="status" ref={status} tabIndex={-1}>
        {sending.text}
      </p>
      {!isDone && (
        <>
          <label htmlFor={`${id}comment`}>
            {helpful ? 'What helped?' : 'What is missing or wrong?'} (optional)
          </label>
          <textarea
            id={`${id}comment`}
            aria-describedby={`${id}hint`}
            rows={4}
            maxLength={longestComment}
            value={comment}
            onChange={event => setComment(event.target.value)}
          />
          <p id={`${id}hint`} className={styles.hint}>
            Leave out secrets and personal data.
          </p>
          {sending.state === 'failed' && (
            <p role="alert">
              Your feedback was not sent: {sending.reason}. Try again, or {elsewhere} with the same
              text.
            </p>
          )}
          {endpoint ? (
            <Button type="submit" look="secondary" disabled={sending.state === 'sending'}>
              Send
            </Button>
          ) : (
            <p>To send your feedback, {elsewhere}.</p>
          )}
        </>
      )}
    </form>
  );
}
