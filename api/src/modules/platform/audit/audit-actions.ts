import type { PageLanguage } from '#base/http/page-language.ts';
import type { AuditWords } from './words/audit-words.ts';

interface WordedAction {
  action: string;
  what: string;
}

/** Every action of the audit log as a text, sorted by the language. */
export function listActions({ actions: known }: AuditWords, language: PageLanguage): WordedAction[] {
  const { compare } = new Intl.Collator(language);
  const actions = Object.entries(known).map(([action, words]) => ({ action, what: words[language] }));
  return actions.sort((one, other) => compare(one.what, other.what));
}
