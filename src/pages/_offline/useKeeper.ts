import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Progress} from '@site/src/offline/keep';
import {OfflineError, type Trouble} from '@site/src/offline/site';
import {useEffect, useRef, useState} from 'react';
import {type Device, onChangeElsewhere, openKeeper, whyUnable} from './device';

export type Keeping =
  | {state: 'checking'}
  /** This browser cannot keep anything. */
  | {state: 'unable'; reason: string}
  | {
      state: 'ready';
      device: Device;
      /** The version that is being loaded. */
      running?: {label: string; progress?: Progress};
    };

export interface KeeperControls {
  keeping: Keeping;
  /** What happened last, for the reader; empty at the start. */
  message: {text: string; isTrouble: boolean};
  keep(label: string): void;
  cancel(): void;
  remove(label: string): void;
}

const advice: Readonly<Record<Trouble, string>> = {
  network: 'Check it and try again: what arrived is not loaded again.',
  busy: 'Try again when that has ended.',
  space: 'Free some space on this device and choose Continue, or remove what arrived.',
  site: 'Reload this page and try again.',
};

function explain(error: unknown): string {
  if (error instanceof OfflineError) {
    const {trouble, message} = error;
    // Which file failed helps nobody whose connection did.
    const what = trouble === 'network' ? 'The connection to the site was lost.' : message;
    return `${what} ${advice[trouble]}`;
  }
  if (error instanceof DOMException) {
    return 'Your browser does not let this site store pages. Allow it to store site data, or leave the private window, and reload this page.';
  }
  console.error(error);
  return 'Something went wrong in your browser. Reload this page and try again.';
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What this device keeps, and what a reader can do about it. Nothing happens until the page is interactive. */
export function useKeeper(): KeeperControls {
  const baseUrl = useBaseUrl('/');
  const [keeping, setKeeping] = useState<Keeping>({state: 'checking'});
  const [message, setMessage] = useState({text: '', isTrouble: false});
  const running = useRef<AbortController>(undefined);

  /** Returns what the device has; undefined where the browser does not tell. */
  async function refresh(): Promise<Device | undefined> {
    const reason = whyUnable();
    try {
      if (reason) throw new Error(reason);
      const device = await openKeeper(baseUrl).read();
      setKeeping(now => {
        // What the site offered a moment ago, it still does.
        const before = now.state === 'ready' ? now.device.offered : undefined;
        return {state: 'ready', device: {...device, offered: device.offered ?? before}};
      });
      return device;
    } catch (error) {
      setKeeping({state: 'unable', reason: reason ?? explain(error)});
      return undefined;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is read at the start and on return; what changes it reads it again
  useEffect(() => {
    void refresh();
    // Another tab may have changed what is kept, unless this one is at it.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !running.current) void refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    const stopListening = onChangeElsewhere(baseUrl, () => {
      if (running.current) return;
      // What it says may be true no more.
      setMessage({text: '', isTrouble: false});
      void refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      stopListening();
      running.current?.abort();
    };
  }, []);

  async function keep(label: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setMessage({text: '', isTrouble: false});
    const show = (progress?: Progress) =>
      setKeeping(now => (now.state === 'ready' ? {...now, running: {label, progress}} : now));
    show();
    let failure: unknown;
    try {
      await openKeeper(baseUrl).keep(label, controller.signal, show);
    } catch (error) {
      failure = error;
    }
    running.current = undefined;
    const device = await refresh();
    if (!failure) {
      setMessage({
        text: `${label} is on this device. You can read it offline.`,
        isTrouble: false,
      });
    } else if (isCancelled(failure)) {
      const rest = device?.partial ? ' Choose Continue to load the rest.' : '';
      setMessage({text: `Stopped.${rest}`, isTrouble: false});
    } else setMessage({text: explain(failure), isTrouble: true});
  }

  async function remove(label: string): Promise<void> {
    let last = {text: `${label} is no longer on this device.`, isTrouble: false};
    try {
      await openKeeper(baseUrl).remove(label);
    } catch (error) {
      last = {text: explain(error), isTrouble: true};
    }
    await refresh();
    setMessage(last);
  }

  return {
    keeping,
    message,
    keep: label => void keep(label),
    cancel: () => running.current?.abort(),
    remove: label => void remove(label),
  };
}
