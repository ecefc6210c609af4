import { wordsOfModules } from '#modules/platform/audit/words/audit-words.ts';
import { modules } from './modules.ts';
import { settingGroups } from './settings.ts';

/** The words of the audit log (D124). No module imports this. */
export const auditWords = wordsOfModules({
  added: modules.flatMap(({ words }) => words ?? []),
  settings: settingGroups.flatMap(({ settings }) => settings),
});
