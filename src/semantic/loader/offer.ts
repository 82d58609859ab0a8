/** Lets other parts of the page hand a question to the widget, where it takes questions. */
import settings from '@generated/semantic-widget/default/settings.json';
import {orchestrator} from './mount.ts';
import {readsLikeQuestion} from './question.ts';

/**
 * Whether "Ask" is worth offering for a text: it reads like a question, and the widget is there and
 * can be opened with one.
 */
export function canAsk(text: string): boolean {
  const {orchestrator: known} = settings;
  return readsLikeQuestion(text) && known !== undefined && orchestrator(known)?.open !== undefined;
}

/** Opens the widget with a question; does nothing where there is none. */
export function ask(question: string): void {
  if (settings.orchestrator) orchestrator(settings.orchestrator)?.open?.(question);
}
