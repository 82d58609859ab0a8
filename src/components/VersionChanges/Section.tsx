import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Part, SectionChange} from '../../content/versionChanges';
import {type Group, groupChanges} from './groupChanges';
import Parts from './Parts';
import styles from './styles.module.css';

function stateText({state, isMoved}: SectionChange): string {
  if (state === 'added') return 'Section added';
  if (state === 'removed') return 'Section removed';
  if (!isMoved) return '';
  return state === 'same' ? 'Section moved, text unchanged' : 'Section moved';
}

/** The look of a block: one that is new or gone as a whole is easier to read without a line through it. */
function lookOf(parts: readonly Part[]): string | undefined {
  const [part, ...others] = parts;
  if (part === undefined || typeof part === 'string' || others.length > 0) return undefined;
  return clsx(styles.whole, part[0] === 1 ? styles.given : styles.lost);
}

function GroupView({group}: {group: Group}): ReactNode {
  if (group.kind === 'unchanged') {
    const {count} = group;
    return (
      <p className={styles.unchanged}>
        {count === 1 ? '1 paragraph' : `${count} paragraphs or lines`} unchanged
      </p>
    );
  }
  if (group.kind !== 'code') {
    return (
      <p className={lookOf(group.parts)}>
        <Parts parts={group.parts} />
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that readers without a mouse can scroll
    <pre tabIndex={0}>
      <code>
        {group.lines.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <span key={index} className={clsx(styles.line, lookOf(parts))}>
            <Parts parts={parts} />
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** A section that changed: its heading, what happened to it, and its changes. */
export default function Section({section}: {section: SectionChange}): ReactNode {
  const state = stateText(section);
  const {heading, groups} = groupChanges(section.changes);
  return (
    <section className={styles.section}>
      <h3>
        <span>{heading ? <Parts parts={heading} /> : section.heading}</span>
        {state && <span className={styles.state}>{state}</span>}
      </h3>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place
        <GroupView key={index} group={group} />
      ))}
    </section>
  );
}
