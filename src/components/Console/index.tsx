import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {OperationView} from '../../openapi/view';
import {demoUserId} from '../../sandbox/demo';
import {createSandboxToken, resetSandbox} from '../../sandbox/page/sharedSandbox';
import {Button} from '../Button';
import LoadError from '../LoadError';
import LateSpinner from '../Spinner/LateSpinner';
import BodyEditor from './BodyEditor';
import {toCurl} from './curl';
import Delivery from './Delivery';
import {buildRequest, credentialValue, type FormValues, initialValues, problemsOf} from './form';
import {rememberedCredentials, rememberedTarget} from './memory';
import OutcomeView from './OutcomeView';
import PlainCode from './PlainCode';
import StatusLine from './StatusLine';
import {type Outcome, sandboxFailure, send} from './send';
import styles from './styles.module.css';
import {targetsOf} from './targets';
import {validateBody} from './validateBody';

/** A chunk of its own: most readers of an answer never open an inbox. */
const InboxOf = lazy(() => import('../LiveInbox/InboxOf'));

interface Props {
  view: OperationView;
}

/** An inbox that is shown beside the answers. */
interface OpenInbox {
  userId: string;
  /** Changes when it is opened anew. */
  key: number;
}

const insecurePage =
  'A token is signed with the cryptography of the browser, which pages have only at https:// addresses and on localhost.';

let openings = 0;

function openAnew(userId: string): OpenInbox {
  openings += 1;
  return {userId, key: openings};
}

/** Scrolls as little as is needed to have all of an element in view, or its beginning if it is too long. */
function showAll(element: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({block: 'nearest', behavior: isStill ? 'instant' : 'smooth'});
}

/** Schemes whose values must not be read over a shoulder. */
const secretSchemes = new Set(['apiSecret', 'secretKey', 'userToken']);

function useForm(view: OperationView) {
  const targets = useMemo(() => targetsOf(view), [view]);
  const [values, setValues] = useState<FormValues>(() => {
    const target = targets.find(({id}) => id === rememberedTarget.id) ?? targets[0];
    if (!target) throw new Error(`No target for ${view.id}`);
    return {...initialValues(view, target), credentials: rememberedCredentials(target.id)};
  });
  return {
    targets,
    values,
    change: (changes: Partial<FormValues>) => setValues(previous => ({...previous, ...changes})),
  };
}

/**
 * Sends the call of an operation page, to the sandbox in the page or to a real host. What is typed stays in
 * memory: it is gone when the tab loads another document, and never stored.
 */
export default function Console({view}: Props): ReactNode {
  const {targets, values, change} = useForm(view);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);
  const [inbox, setInbox] = useState<OpenInbox>();
  const result = useRef<HTMLDivElement>(null);
  const id = useId();
  const problems = useMemo(
    () => (view.body ? validateBody(view.id, values.body) : []),
    [view, values.body],
  );
  const unsendable = problemsOf(view, values);
  const request = unsendable.length > 0 ? undefined : buildRequest(view, values);
  const isSandbox = values.target.id === 'sandbox';

  useEffect(() => {
    if (outcome || inbox) showAll(result.current);
  }, [outcome, inbox]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The button is not disabled meanwhile, since it would lose the focus.
    if (isSending) return;
    if (!request) {
      setOutcome({kind: 'failure', message: unsendable.join(' ')});
      return;
    }
    setIsSending(true);
    setOutcome(await send(values.target, request));
    setIsSending(false);
  }

  function changeTarget(targetId: string): void {
    const target = targets.find(candidate => candidate.id === targetId);
    if (!target) return;
    rememberedTarget.id = target.id;
    change({target, credentials: rememberedCredentials(target.id)});
    setOutcome(undefined);
    setInbox(undefined);
  }

  /** Does something with the sandbox, or says why that is not possible. */
  async function attempt(action: () => Promise<void>, failure = sandboxFailure): Promise<void> {
    await action().catch(() => setOutcome({kind: 'failure', message: failure}));
  }

  async function reset(): Promise<void> {
    await resetSandbox();
    setOutcome(undefined);
    // An open inbox still shows what it has received.
    setInbox(inbox && openAnew(inbox.userId));
  }

  async function createToken(): Promise<void> {
    changeCredential('userToken', await createSandboxToken());
  }

  function changeCredential(scheme: string, value: string): void {
    const credentials = {...values.credentials, [scheme]: value};
    Object.assign(rememberedCredentials(values.target.id), credentials);
    change({credentials});
  }

  return (
    <form className={styles.console} onSubmit={submit} autoComplete="off">
      <label className={styles.field}>
        <span>Send to</span>
        <select value={values.target.id} onChange={event => changeTarget(event.target.value)}>
          {targets.map(target => (
            <option key={target.id} value={target.id}>
              {target.label}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.note}>
        {isSandbox
          ? 'Simulated: the request does not leave this page.'
          : 'A real request with your own keys. They stay in memory and are never stored.'}
      </p>

      {view.authentication.length > 1 && (
        <label className={styles.field}>
          <span>Authentication</span>
          <select
            value={values.mode?.anchor}
            onChange={event =>
              change({mode: view.authentication.find(mode => mode.anchor === event.target.value)})
            }
          >
            {view.authentication.map(mode => (
              <option key={mode.anchor} value={mode.anchor}>
                {mode.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {values.mode?.credentials.map(({scheme, header, prefix}) => (
        <label key={scheme} className={styles.field}>
          <code>{prefix ? `${header}: ${prefix.trim()}` : header}</code>
          <input
            type={secretSchemes.has(scheme) && !isSandbox ? 'password' : 'text'}
            value={credentialValue(values, scheme)}
            onChange={event => changeCredential(scheme, event.target.value)}
            spellCheck={false}
            autoComplete="off"
          />
        </label>
      ))}

      {isSandbox && values.mode?.credentials.some(({scheme}) => scheme === 'userToken') && (
        <Button
          look="secondary"
          onClick={() => attempt(createToken, window.isSecureContext ? undefined : insecurePage)}
        >
          Create a token for {demoUserId}
        </Button>
      )}

      {view.parameters.map(({name, required, deprecated, example, type}) => (
        <label key={name} className={styles.field}>
          <span>
            <code>{name}</code>{' '}
            {required ? '(required)' : deprecated ? '(deprecated)' : '(optional)'}
          </span>
          <input
            type="text"
            inputMode={type === 'integer' ? 'numeric' : 'text'}
            value={values.parameters[name] ?? ''}
            placeholder={example}
            required={required}
            onChange={event =>
              change({parameters: {...values.parameters, [name]: event.target.value}})
            }
            spellCheck={false}
          />
        </label>
      ))}

      {view.body && (
        <BodyEditor
          examples={view.body.examples}
          value={values.body}
          problems={problems}
          onChange={body => change({body})}
        />
      )}

      <div ref={result} className={styles.result}>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isSending} aria-describedby={`${id}-problems`}>
            {`Send ${view.method}`}
          </Button>
          {isSandbox && (
            <Button look="secondary" onClick={() => attempt(reset)}>
              Reset the sandbox
            </Button>
          )}
        </div>
        {problems.length > 0 && (
          <p id={`${id}-problems`} className={styles.note}>
            The body does not match the API reference. You can send it anyway to see the error.
          </p>
        )}
        <StatusLine outcome={outcome} isSending={isSending} />
        <Delivery
          inboxes={outcome?.kind === 'response' ? outcome.inboxes : []}
          openUserId={inbox?.userId}
          onChange={userId => setInbox(userId === undefined ? undefined : openAnew(userId))}
        />
        {inbox && (
          <ErrorBoundary
            fallback={({error}) => (
              <LoadError error={error} onRetry={() => window.location.reload()} />
            )}
          >
            <Suspense fallback={<LateSpinner>Loading the inbox…</LateSpinner>}>
              <InboxOf key={inbox.key} userId={inbox.userId} />
            </Suspense>
          </ErrorBoundary>
        )}
        {outcome && <OutcomeView outcome={outcome} />}
      </div>
      {request && <PlainCode title="The same request in curl" code={toCurl(request)} />}
    </form>
  );
}
