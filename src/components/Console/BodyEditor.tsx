import {type ReactNode, useId} from 'react';
import type {Example} from '../../openapi/view';
import {prettyJson} from './form';
import styles from './styles.module.css';

interface Props {
  examples: Example[];
  value: string;
  /** What is wrong with the body, one message per problem. */
  problems: string[];
  onChange: (body: string) => void;
}

/** The JSON body: one of the examples, or what the reader makes of it, checked while typing. */
export default function BodyEditor({examples, value, problems, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.body}>
      <div className={styles.bodyHead}>
        <label htmlFor={`${id}-body`}>Body</label>
        {examples.length > 1 && (
          <select
            aria-label="Start with an example"
            onChange={event =>
              onChange(prettyJson(examples[Number(event.target.value)]?.json ?? value))
            }
          >
            {examples.map((example, index) => (
              <option key={example.title} value={index}>
                {example.title}
              </option>
            ))}
          </select>
        )}
      </div>
      <textarea
        id={`${id}-body`}
        value={value}
        rows={Math.min(18, Math.max(4, value.split('\n').length))}
        onChange={event => onChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problems`}
      />
      <ul id={`${id}-problems`} className={styles.problems} aria-live="polite">
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
