import useBaseUrl from '@docusaurus/useBaseUrl';
import {frameBackend} from '@site/src/playground/host/answer';
import {
  type Frame,
  type FrameFailure,
  type FrameNews,
  openFrame,
} from '@site/src/playground/host/openFrame';
import type {NewEntry, TrafficEntry} from '@site/src/playground/host/traffic';
import {framesFolder, type Kit} from '@site/src/playground/kits';
import {type RefObject, useEffect, useRef, useState} from 'react';

export interface Problem {
  message: string;
  /** Line of the code, if it is known. */
  line?: number;
}

export interface LogLine {
  id: number;
  level: 'log' | 'info' | 'warn' | 'error' | 'opened';
  text: string;
}

/** `waiting` is code that began and does not come to its end, without keeping the frame busy. */
export type RunState = 'idle' | 'starting' | 'waiting' | 'running' | 'failed';

export interface Runner {
  state: RunState;
  problem: Problem | undefined;
  log: LogLine[];
  traffic: TrafficEntry[];
  /**
   * Runs code from its beginning. What ran before is gone.
   *
   * @param isOwn whether it is the code of the page, which has no loop without an end
   */
  run(source: string, isOwn: boolean): void;
  /** Ends what runs. */
  stop(): void;
  /** Adds what the page itself sent to the traffic. */
  addTraffic(entry: NewEntry): void;
}

interface Options {
  kit: Kit;
  title: string;
  /** Whether the inbox needs a user token. */
  secure: boolean;
  isDark: boolean;
  /** Element that the frame is put into. */
  host: RefObject<HTMLElement | null>;
}

/** More than anybody reads. */
const longestList = 200;

const failures: Record<FrameFailure, string> = {
  stuck:
    'The code kept the frame busy for several seconds, so it was stopped. Look for a loop without an end, then run it again.',
  flooding:
    'The code logged or sent too much at once, so it was stopped. Change it, then run it again.',
  gone: 'The code opened another address, which ends a playground. Change it, then run it again.',
  intrusive:
    'The code kept taking the keyboard focus or adding to the history of this tab, so it was stopped.',
  unreachable:
    'The playground could not be loaded. Check your connection, then run the code again.',
};

/** Milliseconds after which code that began has something to wait for. */
const usualStart = 5000;

/** A hanging frame shares its process with the next one of the same site: it needs this time to end. */
const timeToEnd = 1500;

/** What the compiler says; anything else means that a part of the playground did not load. */
function isSyntaxProblem(error: unknown): error is Problem {
  return error instanceof Error && 'line' in error;
}

async function guarded(source: string): Promise<string> {
  const {guardLoops} = await import('@site/src/playground/host/guardLoops');
  return guardLoops(source);
}

let sequence = 0;

function added<Item>(list: readonly Item[], item: Item): Item[] {
  return [...list, item].slice(-longestList);
}

/** Runs code in a frame, and tells what happens there. */
export function useRunner({kit, title, secure, isDark, host}: Options): Runner {
  const src = useBaseUrl(`${framesFolder}/${kit.name}.html`);
  const frame = useRef<Frame>(undefined);
  /** Counts runs: what an older one still has to say is not heard. */
  const current = useRef(0);
  const endsAt = useRef(0);
  const [state, setState] = useState<RunState>('idle');
  const [problem, setProblem] = useState<Problem>();
  const [log, setLog] = useState<LogLine[]>([]);
  const [traffic, setTraffic] = useState<TrafficEntry[]>([]);

  function addTraffic(entry: NewEntry): void {
    sequence += 1;
    const numbered = {...entry, id: sequence} as TrafficEntry;
    setTraffic(list => added(list, numbered));
  }

  function addLine(level: LogLine['level'], text: string): void {
    sequence += 1;
    const line = {id: sequence, level, text};
    setLog(list => added(list, line));
  }

  function noticeWaiting(): void {
    const run = current.current;
    setTimeout(() => {
      if (run === current.current) {
        setState(before => (before === 'starting' ? 'waiting' : before));
      }
    }, usualStart);
  }

  function onNews(news: FrameNews): void {
    if (news.type === 'ready') noticeWaiting();
    else if (news.type === 'done') setState(before => (before === 'failed' ? before : 'running'));
    else if (news.type === 'console') addLine(news.level, news.text);
    else if (news.type === 'opened') addLine('opened', news.url);
    else if (news.type === 'error') {
      setState('failed');
      // The first error is the cause; what follows is often its consequence.
      setProblem(before => before ?? {message: news.message, line: news.line});
    }
  }

  function stop(): void {
    current.current += 1;
    frame.current?.close();
    frame.current = undefined;
    setState('idle');
    setProblem(undefined);
    setLog([]);
    setTraffic([]);
  }

  async function start(source: string, isOwn: boolean): Promise<void> {
    const run = current.current;
    const {compile} = await import('@site/src/playground/host/compile');
    const code = compile(isOwn ? source : await guarded(source));
    const backend = await frameBackend(secure);
    await new Promise(resolve => setTimeout(resolve, endsAt.current - Date.now()));
    if (run !== current.current || !host.current) return;
    frame.current = openFrame({
      host: host.current,
      src,
      title: `Result: ${title}`,
      backend,
      onNews,
      onTraffic: addTraffic,
      onFailure(failure) {
        endsAt.current = Date.now() + timeToEnd;
        frame.current = undefined;
        setState('failed');
        setProblem({message: failures[failure]});
      },
    });
    frame.current.setDark(isDark);
    frame.current.run(code);
  }

  function run(source: string, isOwn: boolean): void {
    stop();
    setState('starting');
    const started = current.current;
    start(source, isOwn).catch((error: unknown) => {
      if (started !== current.current) return;
      setState('failed');
      setProblem(isSyntaxProblem(error) ? error : {message: failures.unreachable});
    });
  }

  useEffect(() => frame.current?.setDark(isDark), [isDark]);
  useEffect(() => () => frame.current?.close(), []);

  return {state, problem, log, traffic, run, stop, addTraffic};
}
