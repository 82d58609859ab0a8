import type {NewEntry} from '@site/src/playground/host/traffic';
import {demoUserId} from '@site/src/sandbox/demo';
import clsx from 'clsx';
import {type FormEvent, type ReactNode, useId, useState} from 'react';
import {Button} from '../Button';
import {
  bodyOf,
  categoryChoices,
  type NotificationForm,
  ownText,
  type Sent,
  sendNotification,
  type WorkflowChoice,
  workflowChoices,
} from './sendNotification';
import styles from './styles.module.css';

interface Props {
  /** Workflow to start with. */
  workflow?: string;
  /** Whether there is an inbox to see the notification in. */
  isRunning: boolean;
  onSent(entry: NewEntry): void;
  /** Brings the inbox into view. */
  onShow(): void;
}

/** What came of the last send, in words. */
interface Outcome {
  text: string;
  kind: 'delivered' | 'elsewhere' | 'refused' | 'wrongData';
}

function dataFor(workflow: string, choices: readonly WorkflowChoice[]): string {
  const choice = choices.find(({identifier}) => identifier === workflow);
  return JSON.stringify(choice?.data ?? {}, undefined, 2);
}

function firstForm(workflow: string, choices: readonly WorkflowChoice[]): NotificationForm {
  const choice = choices.find(({identifier}) => identifier === workflow);
  return {
    workflow,
    title: 'Your table is ready',
    message: 'We hold it for ten minutes.',
    url: '',
    category: '',
    data: dataFor(workflow, choices),
    recipients: choice?.recipient ?? demoUserId,
  };
}

/** @param recipients as they were entered */
function outcomeOf({call, message, note}: Sent, recipients: string, isRunning: boolean): Outcome {
  if (call.status >= 300) return {kind: 'refused', text: `${call.status}: ${message}`};
  if (note) return {kind: 'elsewhere', text: `${call.status} Accepted. ${note}.`};
  const where = `the inbox of ${recipients.trim()}`;
  return isRunning
    ? {kind: 'delivered', text: `${call.status} Accepted. It is in ${where}.`}
    : {kind: 'elsewhere', text: `${call.status} Accepted. Run the code to see ${where}.`};
}

function failureOf(error: unknown): Outcome {
  return error instanceof SyntaxError
    ? {kind: 'wrongData', text: `The data is not JSON: ${error.message}`}
    : {kind: 'refused', text: 'The sandbox could not be loaded.'};
}

/** Sends notifications to the sandbox, as the backend of an app would. */
export default function SendPanel(props: Props): ReactNode {
  const {workflow = ownText, isRunning, onSent, onShow} = props;
  const id = useId();
  const choices = workflowChoices(workflow);
  const [form, setForm] = useState(() => firstForm(workflow, choices));
  const [outcome, setOutcome] = useState<Outcome>();
  const isDataWrong = outcome?.kind === 'wrongData';
  const change = (changes: Partial<NotificationForm>) => setForm({...form, ...changes});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const sent = await sendNotification(bodyOf(form));
      onSent(sent.call);
      setOutcome(outcomeOf(sent, form.recipients, isRunning));
    } catch (error) {
      setOutcome(failureOf(error));
    }
  }

  const text = (key: 'title' | 'message' | 'url' | 'recipients', label: string) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="text"
        value={form[key]}
        required={key === 'title' || key === 'recipients'}
        onChange={event => change({[key]: event.target.value})}
        autoComplete="off"
      />
    </label>
  );

  return (
    <form className={styles.send} onSubmit={submit} aria-describedby={`${id}-outcome`}>
      <label className={styles.field}>
        <span>Workflow</span>
        <select
          value={form.workflow}
          onChange={({target}) =>
            change({workflow: target.value, data: dataFor(target.value, choices)})
          }
        >
          {choices.map(({identifier, label}) => (
            <option key={identifier} value={identifier}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {form.workflow === ownText ? (
        <>
          {text('title', 'Title')}
          {text('message', 'Message')}
          {text('url', 'URL (optional)')}
          <label className={styles.field}>
            <span>Category</span>
            <select value={form.category} onChange={({target}) => change({category: target.value})}>
              <option value="">None</option>
              {categoryChoices.map(category => (
                <option key={category}>{category}</option>
              ))}
            </select>
          </label>
        </>
      ) : (
        <label className={clsx(styles.field, styles.wideField)}>
          <span>Data</span>
          <textarea
            aria-invalid={isDataWrong}
            aria-describedby={isDataWrong ? `${id}-outcome` : undefined}
            value={form.data}
            rows={form.data.split('\n').length}
            onChange={({target}) => change({data: target.value})}
            spellCheck={false}
          />
        </label>
      )}
      {text('recipients', 'Recipients')}
      <div className={styles.sendAction}>
        <Button type="submit">Send</Button>
        <span id={`${id}-outcome`} className={styles.outcome} role="status">
          {outcome?.text}
        </span>
        {outcome?.kind === 'delivered' && (
          <Button look="secondary" onClick={onShow}>
            Show the result
          </Button>
        )}
      </div>
    </form>
  );
}
