import path from 'node:path';
import { workspaceRoot } from '../sources/workspace.ts';
import type { localeTexts } from './product-texts.ts';
import {
  nameWordProblems,
  settingWordProblems,
  staleProblems,
  valueWordProblems,
  type Words,
} from './screen-word-problems.ts';

/** Values in the audit log that no screen has in these words. */
const WITHOUT_SCREEN = ['active', 'approved', 'excuse', 'subscription', 'third_class', 'monthly_report'];

interface DeclaredSettings {
  settings: readonly { key: string; name: Words[string] }[];
}

/** Words of fields, of one object or several, and of codes: of any, of those in one field, and of one object's. */
interface WordsOfLog {
  fields: Words;
  objects: Readonly<Record<string, Words>>;
  values: Words;
  fieldValues: Readonly<Record<string, Words>>;
  objectValues: Readonly<Record<string, Words>>;
}

/** What the API calls things in the audit log, compared with the screens. */
export async function apiWordProblems(screens: ReturnType<typeof localeTexts>) {
  const load = (file: string) => import(path.join(workspaceRoot, 'api/src', file)) as Promise<Record<string, unknown>>;
  const { settingGroups } = (await load('settings.ts')) as { settingGroups: readonly DeclaredSettings[] };
  const settings = settingGroups.flatMap((group) => group.settings.map(({ key, name }) => [key, name] as const));
  const { auditWords } = (await load('audit-words.ts')) as { auditWords: WordsOfLog };
  const byField = Object.entries({ ...auditWords.fieldValues, ...auditWords.objectValues });
  return [
    ...settingWordProblems(Object.fromEntries(settings), screens),
    ...nameWordProblems(auditWords.fields, screens),
    ...staleProblems(auditWords.values, WITHOUT_SCREEN),
    ...Object.entries(auditWords.objects).flatMap(([object, texts]) => {
      const own = Object.entries(texts).filter(([key, text]) => text !== auditWords.fields[key]);
      return nameWordProblems(Object.fromEntries(own), screens).map((each) => `${object}: ${each}`);
    }),
    ...valueWordProblems(auditWords.values, screens, WITHOUT_SCREEN),
    ...byField.flatMap(([field, texts]) => valueWordProblems(texts, screens, []).map((each) => `${field}: ${each}`)),
  ];
}
