import clsx from 'clsx';
import type {ReactNode} from 'react';
import OptionActions from './OptionActions';
import OptionLink from './OptionLink';
import styles from './OptionList.module.css';
import type {DialogOption, OptionAction, OptionGroup} from './options';
import {cellId, type Position} from './position';

/** Whether rows have controls of their own. */
export function isGrid(groups: readonly OptionGroup[]): boolean {
  return groups.some(({options}) => options.some(({actions = []}) => actions.length > 0));
}

/**
 * Nothing inside the option of a listbox can be a control, so a list whose rows have some is a grid:
 * the other form that ARIA gives to the list of a combobox.
 */
function semantics(grid: boolean, label: string) {
  return {
    list: {role: grid ? 'grid' : 'listbox', 'aria-label': label},
    groupLabelledBy: (id: string) => ({
      role: grid ? 'rowgroup' : 'group',
      'aria-labelledby': id,
    }),
    row: (isActive: boolean) =>
      grid ? {role: 'row', 'aria-selected': isActive} : {role: 'presentation'},
  };
}

interface Props {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: Position | undefined;
  onActivate(position: Position): void;
  /** A page is opened, or a query searched for, in this tab. */
  onChoose(option: DialogOption): void;
  /** The browser opens a page in another tab or window. */
  onOpenElsewhere(option: DialogOption): void;
  onAction(option: DialogOption, action: OptionAction): void;
}

/** The list below the field. The focus stays in the field, which names the active cell. */
export default function OptionList({
  id,
  label,
  groups,
  active,
  onActivate,
  onChoose,
  onOpenElsewhere,
  onAction,
}: Props): ReactNode {
  const grid = isGrid(groups);
  const attributes = semantics(grid, label);

  const rowOf = (option: DialogOption, row: number): ReactNode => {
    const isActive = row === active?.row;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the roles are in the attributes
      <div
        key={option.key}
        {...attributes.row(isActive)}
        className={clsx(styles.row, isActive && styles.active)}
        onMouseMove={() => {
          if (!isActive) onActivate({row, cell: 0});
        }}
      >
        <OptionLink
          id={cellId(id, {row, cell: 0})}
          option={option}
          isActive={isActive}
          isInGrid={grid}
          onChoose={() => onChoose(option)}
          onOpenElsewhere={() => onOpenElsewhere(option)}
        />
        <OptionActions
          option={option}
          idOf={cell => cellId(id, {row, cell})}
          activeCell={isActive ? active.cell : 0}
          onAction={action => onAction(option, action)}
        />
      </div>
    );
  };

  const firstRows = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, {options}) => sum + options.length, 0),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the roles are in the attributes
    <div
      id={id}
      {...attributes.list}
      className={styles.list}
      // Browsers make a list that scrolls a stop of the Tab key, and give it the focus when it is
      // pressed; the keys are those of the field.
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <div key={group.key} {...attributes.groupLabelledBy(`${id}-label-${index}`)}>
          <div id={`${id}-label-${index}`} className={styles.label}>
            {group.label}
          </div>
          {group.options.map((option, offset) => rowOf(option, (firstRows[index] ?? 0) + offset))}
        </div>
      ))}
    </div>
  );
}
