import {Copy, Download, type LucideIcon, Pencil, Play, RotateCcw, Share2} from 'lucide-react';
import type {ReactNode, RefObject} from 'react';
import {Button} from '../Button';
import styles from './styles.module.css';

/** What each tool does when it is pressed. */
export interface Actions {
  run(): void;
  /** Missing while the code is being edited. */
  edit?(): void;
  reset(): void;
  copy(): void;
  share(): void;
  download(): void;
}

interface Props {
  /** What assistive technology calls the group. */
  label: string;
  actions: Actions;
  hasRun: boolean;
  /** Whether there is code to run. */
  isReady: boolean;
  runButton: RefObject<HTMLButtonElement | null>;
}

function Tool({
  icon: Icon,
  onClick,
  children,
}: {
  icon: LucideIcon;
  onClick(): void;
  children: string;
}): ReactNode {
  return (
    <Button look="secondary" onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </Button>
  );
}

/** What can be done with the code of a playground. */
export default function Toolbar(props: Props): ReactNode {
  const {label, actions, hasRun, isReady, runButton} = props;
  return (
    <fieldset className={styles.toolbar} aria-label={label}>
      <Button ref={runButton} onClick={actions.run} disabled={!isReady}>
        <Play size={16} aria-hidden="true" />
        {hasRun ? 'Run again' : 'Run'}
      </Button>
      {actions.edit && (
        <Tool icon={Pencil} onClick={actions.edit}>
          Edit
        </Tool>
      )}
      <Tool icon={RotateCcw} onClick={actions.reset}>
        Reset
      </Tool>
      <Tool icon={Copy} onClick={actions.copy}>
        Copy
      </Tool>
      <Tool icon={Share2} onClick={actions.share}>
        Share
      </Tool>
      <Tool icon={Download} onClick={actions.download}>
        Download
      </Tool>
    </fieldset>
  );
}
