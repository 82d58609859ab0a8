import clsx from 'clsx';
import {type LucideIcon, Star, X} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './OptionActions.module.css';
import type {DialogOption, OptionAction} from './options';

const icons: Record<OptionAction['icon'], LucideIcon> = {keep: Star, unkeep: Star, forget: X};

interface Props {
  option: DialogOption;
  /** Id of the cell at a position in the row; actions start at 1. */
  idOf(cell: number): string;
  /** The active cell of the row. */
  activeCell: number;
  onAction(action: OptionAction): void;
}

/** The controls at the end of a row, each in a cell of its own. */
export default function OptionActions({option, idOf, activeCell, onAction}: Props): ReactNode {
  const name = option.title.map(({text}) => text).join('');
  return option.actions?.map((action, index) => {
    const Icon = icons[action.icon];
    const cell = index + 1;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
      // biome-ignore lint/a11y/useSemanticElements: a table cell needs a table
      <div key={action.icon} role="gridcell" className={styles.cell}>
        <button
          id={idOf(cell)}
          type="button"
          tabIndex={-1}
          className={clsx(styles.action, styles[action.icon], cell === activeCell && styles.active)}
          aria-label={`${action.label}: ${name}`}
          title={action.label}
          onClick={() => onAction(action)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    );
  });
}
