import type { PageTexts } from '#base/http/page-language.ts';
import { camelCase } from './camel-case.ts';
import { fieldWords } from './field-words.ts';
import { fieldValueWords, objectValueWords, valueWords } from './value-words.ts';

/** The words of the audit log (D124): of actions by their keys, of fields by their keys in camel case, of codes. */
export interface AuditWords {
  actions: PageTexts;
  fields: PageTexts;
  values: PageTexts;
  /** Of codes that mean something else in one field. */
  fieldValues: TextsByField;
  /** The same in one field of one object, by both: `lead.status`. */
  objectValues: TextsByField;
}

type TextsByField = Readonly<Record<string, PageTexts>>;

interface ModulesWords {
  /** The words that each module adds, also over those of several modules. */
  added: readonly Partial<AuditWords>[];
  /** The settings that the modules declare: their names are those of fields. */
  settings: readonly { key: string; name: PageTexts[string] }[];
}

function mergedByField(lists: readonly TextsByField[]): TextsByField {
  const merged: Record<string, PageTexts> = {};
  for (const [field, texts] of lists.flatMap((list) => Object.entries(list)))
    merged[field] = { ...merged[field], ...texts };
  return merged;
}

/** The words of all modules, with those that several have. */
export function wordsOfModules({ added, settings }: ModulesWords): AuditWords {
  const all = (part: 'actions' | 'fields' | 'values'): PageTexts =>
    Object.assign({}, ...added.map((words) => words[part] ?? {}));
  const byField = (part: 'fieldValues' | 'objectValues') => added.map((words): TextsByField => words[part] ?? {});
  const names = Object.fromEntries(settings.map(({ key, name }) => [camelCase(key), name]));
  return {
    actions: all('actions'),
    fields: { ...names, ...fieldWords, ...all('fields') },
    values: { ...valueWords, ...all('values') },
    fieldValues: mergedByField([fieldValueWords, ...byField('fieldValues')]),
    objectValues: mergedByField([objectValueWords, ...byField('objectValues')]),
  };
}
