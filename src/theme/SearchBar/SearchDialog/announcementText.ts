import type {DialogContent} from './useDialogContent';

/** What a screen reader says about the state of the dialog; empty where the page says it itself. */
export function announcementOf({status, found, isAtLeast, query}: DialogContent): string {
  switch (status) {
    case 'waiting':
      return 'Searching';
    case 'empty':
      return `No results for ${query}`;
    case 'results':
      if (isAtLeast) return found === 1 ? 'More than one result' : `More than ${found} results`;
      return found === 1 ? 'One result' : `${found} results`;
    default:
      return '';
  }
}
