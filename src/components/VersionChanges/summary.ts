import type {PageChanges, SectionChange} from '../../content/versionChanges';

function counted(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? 'section' : 'sections'} ${what}`];
}

/** Whether there is anything to show of a section. */
export function isChanged({state, isMoved}: SectionChange): boolean {
  return state !== 'same' || Boolean(isMoved);
}

/** What happened between two versions of a page, in a sentence: `2 sections changed, 1 section added.` */
export function summarize(changes: PageChanges): string {
  const count = (state: string) => changes.filter(section => section.state === state).length;
  const moved = changes.filter(({isMoved}) => isMoved).length;
  const parts = [
    ...counted(count('changed'), 'changed'),
    ...counted(count('added'), 'added'),
    ...counted(count('removed'), 'removed'),
    ...counted(moved, 'moved'),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The text is the same in both versions.';
}
