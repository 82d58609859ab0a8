import {useColorMode} from '@docusaurus/theme-common';
import {fromFragment, toFragment} from '@site/src/playground/host/share';
import type {Kit, Sdk} from '@site/src/playground/kits';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import EditorPane from './EditorPane';
import LogPanel from './LogPanel';
import type {Opening} from './opening';
import ResultView from './ResultView';
import SendPanel from './SendPanel';
import styles from './styles.module.css';
import TabList from './TabList';
import Toolbar from './Toolbar';
import TrafficPanel from './TrafficPanel';
import {type RunState, useRunner} from './useRunner';

interface Props {
  kit: Kit;
  preset: string;
  title: string;
  secure?: boolean;
  workflow?: string;
  height?: number;
  opening: Opening;
  /** The code of the page. */
  original: string;
  /** The code of the page, highlighted. */
  children: ReactNode;
}

/** SDKs that show the ready-made inbox, whose panel opens below its bell. */
const inboxes: ReadonlySet<Sdk> = new Set(['react-component', 'client']);
/** Heights of results in pixels: of a bell with an open panel, and of a few lines. */
const inboxHeight = 750;
const plainHeight = 320;

/** What assistive technology hears of a run; errors are announced where they are shown. */
const announcements: Record<RunState, string> = {
  idle: '',
  starting: 'Starting.',
  // Shown to everyone, in the notice.
  waiting: '',
  running: 'The code runs. Its result follows the editor.',
  failed: '',
};

const sharedNotice =
  'Someone else may have written this code: it came with the address. Read it before you run it, and type nothing secret into its result. It cannot read this page or your storage, and its requests stay in the sandbox.';
const waitingNotice =
  'The code has started and is still waiting for something, such as a promise that never settles.';

/** The editor, the result, and what goes over the network between the two. */
export default function Workbench(props: Props): ReactNode {
  const {kit, preset, title, secure = false, workflow, opening, original} = props;
  const isInbox = inboxes.has(kit.sdk);
  const {height = isInbox ? inboxHeight : plainHeight} = props;
  const isDark = useColorMode().colorMode === 'dark';
  const host = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const runner = useRunner({kit, title, secure, isDark, host});
  const [code, setCode] = useState(original);
  const [isEditing, setIsEditing] = useState(opening.kind !== 'run');
  const [notice, setNotice] = useState('');
  /** Whether the code of the address is still being read: what has not been shown does not run. */
  const [isReading, setIsReading] = useState(opening.kind === 'shared');
  const {state, problem} = runner;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (opening.kind === 'run') runner.run(original, true);
    if (opening.kind === 'shared') {
      fromFragment(opening.fragment).then(shared => {
        setIsReading(false);
        if (shared === undefined) {
          setNotice(
            'The code in the address is broken or too long, so this is the code of the page.',
          );
          return;
        }
        setCode(shared);
        setNotice(sharedNotice);
      });
    }
    // The button that was pressed is gone; after Edit, the editor takes the focus.
    if (opening.kind === 'run') runButton.current?.focus();
  }, []);

  function run(): void {
    setNotice('');
    runner.run(code, code === original);
  }

  function reset(): void {
    setCode(original);
    setIsEditing(false);
    runner.stop();
    setNotice('The code of the page is back.');
  }

  function showResult(): void {
    result.current?.scrollIntoView({block: 'center'});
    // Not the frame itself: Tab leads into it, and the focus of frames is watched.
    result.current?.focus({preventScroll: true});
  }

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setNotice(done);
    } catch {
      setNotice('The browser did not allow copying.');
    }
  }

  async function share(): Promise<void> {
    try {
      const address = new URL(window.location.href);
      address.hash = await toFragment(preset, code);
      await copy(address.href, 'The address with this code is in the clipboard.');
    } catch (error) {
      setNotice(error instanceof RangeError ? error.message : 'The address could not be made.');
    }
  }

  async function download(): Promise<void> {
    try {
      const {downloadProject} = await import('./downloadProject');
      await downloadProject({kit, preset, title, code, secure});
    } catch {
      setNotice('The project could not be made. Check your connection, then try again.');
    }
  }

  const place = problem?.line === undefined ? '' : `Line ${problem.line}: `;
  return (
    <div className={styles.workbench}>
      <Toolbar
        label={`Actions for ${title}`}
        hasRun={state !== 'idle'}
        runButton={runButton}
        isReady={!isReading}
        actions={{
          run,
          edit: isEditing ? undefined : () => setIsEditing(true),
          reset,
          copy: () => copy(code, 'The code is in the clipboard.'),
          share,
          download,
        }}
      />
      <p className={styles.announcement} role="status">
        {state === 'waiting' ? waitingNotice : notice}
        <span className={styles.hidden}>{announcements[state]}</span>
      </p>
      <div className={styles.panes}>
        <div className={styles.codePane}>
          {isEditing ? (
            <>
              <EditorPane
                label={`Code of ${title}`}
                value={code}
                onChange={setCode}
                onLeave={() => runButton.current?.focus()}
                errorLine={problem?.line}
              />
              <p className={styles.note}>Tab indents. Press Escape to leave the editor.</p>
            </>
          ) : (
            props.children
          )}
        </div>
        <div ref={result} className={styles.resultPane} tabIndex={-1}>
          {problem && (
            <p className={styles.problem} role="alert">
              {place}
              {problem.message}
            </p>
          )}
          <ResultView
            host={host}
            needsDesktop={isInbox}
            height={height}
            notice={state === 'idle' ? 'Press Run to see the result.' : undefined}
          />
          <p className={styles.note}>
            {kit.package} {kit.version}, as published, on the sandbox in this page.
          </p>
        </div>
      </div>
      <TabList
        label="Notification, network and log"
        tabs={[
          {
            id: 'send',
            label: 'Send a notification',
            content: (
              <SendPanel
                workflow={workflow}
                isRunning={state === 'running'}
                onSent={runner.addTraffic}
                onShow={showResult}
              />
            ),
          },
          {
            id: 'network',
            label: `Network (${runner.traffic.length})`,
            content: <TrafficPanel traffic={runner.traffic} />,
          },
          {
            id: 'log',
            label: `Console (${runner.log.length})`,
            content: <LogPanel log={runner.log} />,
          },
        ]}
      />
    </div>
  );
}
