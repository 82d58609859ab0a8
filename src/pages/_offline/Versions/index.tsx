import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import type {Progress} from '@site/src/offline/keep';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {type Keeping, useKeeper} from '../useKeeper';
import styles from './styles.module.css';

/** Sizes as download managers show them: a megabyte is a million bytes. */
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** What a version is on this device. */
type Standing =
  | {kind: 'none'; isInstead: boolean}
  | {kind: 'kept'; isOutdated: boolean; home: string}
  | {kind: 'partial'; progress: Progress}
  | {kind: 'loading'; progress: Progress | undefined};

function standingOf(label: string, keeping: Extract<Keeping, {state: 'ready'}>): Standing {
  const {device, running} = keeping;
  const {kept, partial, offered} = device;
  if (running?.label === label) return {kind: 'loading', progress: running.progress};
  if (kept?.label === label) {
    const build = offered?.find(version => version.label === label)?.build;
    return {kind: 'kept', isOutdated: !!build && build !== kept.build, home: kept.home};
  }
  if (partial?.label === label) return {kind: 'partial', progress: partial};
  return {kind: 'none', isInstead: !!kept};
}

function sizeOf(label: string, keeping: Keeping): string {
  if (keeping.state !== 'ready') return '';
  const {offered, kept, room = Number.POSITIVE_INFINITY} = keeping.device;
  const version = offered?.find(one => one.label === label);
  if (!version) return '';
  const {download, stored} = version;
  const isTooLarge = stored > room && kept?.label !== label;
  const limit = isTooLarge ? `. Your browser has room for ${megabytes(room)} only` : '';
  return `${megabytes(download)} to download, needs ${megabytes(stored)} of storage${limit}`;
}

interface ControlsProps {
  label: string;
  standing: Standing;
  isLatest: boolean;
  /** Whether another version is on its way. */
  isBusy: boolean;
  /** Whether this browser can keep anything. */
  isAble: boolean;
  onKeep(): void;
  onCancel(): void;
  onRemove(): void;
}

/** The keys keep a button from turning into another while it has the focus. */
function Controls({label, standing, isLatest, isBusy, isAble, ...on}: ControlsProps): ReactNode {
  const {kind} = standing;
  const home = useBaseUrl(kind === 'kept' ? `/${standing.home}` : '/');
  const keepButton = (text: string, name: string, look: 'primary' | 'secondary' = 'primary') => (
    <Button
      key="keep"
      look={look}
      aria-label={name}
      disabled={isBusy || !isAble}
      onClick={on.onKeep}
    >
      {text}
    </Button>
  );
  const removeButton = (name: string) => (
    <Button key="remove" look="secondary" aria-label={name} disabled={isBusy} onClick={on.onRemove}>
      Remove
    </Button>
  );
  if (kind === 'loading') {
    const {done = 0, total = 0} = standing.progress ?? {};
    return (
      <>
        <progress
          className={styles.bar}
          aria-label={`Loading ${label}`}
          max={total || 1}
          value={done}
        />
        <span className={styles.amount}>
          {total ? `${megabytes(done)} of ${megabytes(total)}` : 'Starting…'}
        </span>
        <Button
          key="stop"
          look="secondary"
          aria-label={`Stop loading ${label}`}
          onClick={on.onCancel}
        >
          Stop
        </Button>
      </>
    );
  }
  if (kind === 'kept') {
    return (
      <>
        <span className={styles.kept}>On this device</span>
        {/* Not a link within the app: the address of an older version leads on to its first page. */}
        <a href={home}>Open {label}</a>
        {standing.isOutdated && keepButton('Update', `Update ${label}`)}
        {removeButton(`Remove ${label} from this device`)}
      </>
    );
  }
  if (kind === 'partial') {
    const {done, total} = standing.progress;
    return (
      <>
        <span className={styles.amount}>
          {megabytes(done)} of {megabytes(total)} are here
        </span>
        {keepButton('Continue', `Continue loading ${label}`)}
        {removeButton(`Remove what arrived of ${label}`)}
      </>
    );
  }
  const text = standing.isInstead ? `Keep ${label} instead` : `Keep ${label} on this device`;
  return keepButton(text, text, isLatest && !standing.isInstead ? 'primary' : 'secondary');
}

/** Each version of the documentation with its size, and what a reader can do to read it without a network. */
export default function Versions(): ReactNode {
  const id = useId();
  const {keeping, message, ...controls} = useKeeper();
  const labels = useVersions('default').map(({label}) => label);
  const acted = useRef<string>(undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const isReady = keeping.state === 'ready';
  const isReachable = isReady && !!keeping.device.offered;
  const running = isReady ? keeping.running?.label : undefined;

  // A button that has done its work makes room for others, and takes the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons change when `keeping` does
  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    document.getElementById(id + acted.current)?.focus();
  }, [keeping]);

  // On a phone, the button that was pressed can be far below.
  useEffect(() => {
    if (message.isTrouble) status.current?.scrollIntoView({block: 'nearest'});
  }, [message]);

  function act(label: string, action: () => void): void {
    acted.current = label;
    action();
  }

  return (
    <div data-markdown-ignore data-search-ignore>
      <p ref={status} role="status" className={message.isTrouble ? styles.trouble : styles.status}>
        {message.text}
      </p>
      {keeping.state === 'unable' && <p className={styles.trouble}>{keeping.reason}</p>}
      {isReady && !isReachable && (
        <p className={styles.trouble}>
          The site cannot be reached. You can read what is on this device.
        </p>
      )}
      <noscript>
        <p>To keep a version on this device, switch JavaScript on in your browser.</p>
      </noscript>
      <ul className={styles.list}>
        {labels.map((label, index) => (
          <li key={label} className={styles.version}>
            <div className={styles.name}>
              <strong id={id + label} tabIndex={-1}>
                {label}
              </strong>
              <span className={styles.size}>{sizeOf(label, keeping)}</span>
            </div>
            <div className={styles.controls}>
              <Controls
                label={label}
                standing={isReady ? standingOf(label, keeping) : {kind: 'none', isInstead: false}}
                isLatest={index === 0}
                isBusy={running !== undefined}
                isAble={isReady}
                onKeep={() => act(label, () => controls.keep(label))}
                onCancel={() => act(label, controls.cancel)}
                onRemove={() => act(label, () => controls.remove(label))}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
