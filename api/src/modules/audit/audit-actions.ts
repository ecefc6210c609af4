import type { PageLanguage } from '#base/http/page-language.ts';
import { actionWords } from './words/action-words.ts';

interface WordedAction {
  action: string;
  what: string;
}

/** Every action of the audit log as a text, sorted by the language. */
export function listActions(language: PageLanguage): WordedAction[] {
  const { compare } = new Intl.Collator(language);
  const actions = Object.entries(actionWords).map(([action, words]) => ({ action, what: words[language] }));
  return actions.sort((one, other) => compare(one.what, other.what));
}
