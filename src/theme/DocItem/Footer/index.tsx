import {lazyPart} from '@site/src/components/LoadError/lazyPart';
import {type ReactNode, Suspense, useState} from 'react';
import FeedbackLink from './FeedbackLink';
import styles from './styles.module.css';

const FeedbackForm = lazyPart(() => import('@site/src/components/FeedbackForm'));

const question = 'Was this page helpful?';

/**
 * Ejected: the page header has the edit link and the date, so the foot of an article only asks whether it helped. Every
 * page has this in its script, so all that follows an answer is in the form, which loads with it.
 */
export default function DocItemFooter(): ReactNode {
  const [helpful, setHelpful] = useState<boolean>();
  const answer = (text: string, value: boolean) => (
    <button type="button" aria-pressed={helpful === value} onClick={() => setHelpful(value)}>
      {text}
    </button>
  );
  return (
    <footer className={`theme-doc-footer ${styles.feedback}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has styles of its own to undo */}
      <div role="group" aria-label={question}>
        {question} {answer('Yes', true)} {answer('No', false)}
        <noscript>
          <FeedbackLink />
        </noscript>
      </div>
      <Suspense>{helpful !== undefined && <FeedbackForm helpful={helpful} />}</Suspense>
    </footer>
  );
}
