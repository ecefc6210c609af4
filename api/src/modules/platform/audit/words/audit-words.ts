import type { PageTexts } from '#base/http/page-language.ts';
import { camelCase } from './camel-case.ts';
import { fieldWords } from './field-words.ts';
import { fieldValueWords, objectValueWords, valueWords } from './value-words.ts';

/** The words of the audit log (D124): of actions by their keys, of fields by their keys in camel case, of codes. */
export interface AuditWords {
  actions: PageTexts;
  fields: PageTexts;
  /** Of the fields of one object (`coupon`, as its actions begin), in the order of its list; also over `fields`. */
  objects: Readonly<Record<string, PageTexts>>;
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

const camelCased = (texts: PageTexts): PageTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [camelCase(key), text]));

/** The texts of the fields that a line with this action can have, in their order. */
export const fieldsOf = ({ objects, fields }: Pick<AuditWords, 'objects' | 'fields'>, action: string): PageTexts =>
  objects[action.split('.')[0] ?? ''] ?? fields;

/** The words of all modules, with those that several have. */
export function wordsOfModules({ added, settings }: ModulesWords): AuditWords {
  const all = (part: 'actions' | 'fields' | 'values'): PageTexts =>
    Object.assign({}, ...added.map((words) => words[part] ?? {}));
  const byField = (part: 'fieldValues' | 'objectValues') => added.map((words): TextsByField => words[part] ?? {});
  const names = Object.fromEntries(settings.map(({ key, name }) => [camelCase(key), name]));
  const fields = { ...names, ...fieldWords, ...all('fields') };
  const objects = added.flatMap((words) => Object.entries(words.objects ?? {}));
  return {
    actions: all('actions'),
    fields,
    objects: Object.fromEntries(
      objects.map(([object, own]) => [object, { ...camelCased(own), ...fields, ...camelCased(own) }]),
    ),
    values: { ...valueWords, ...all('values') },
    fieldValues: mergedByField([fieldValueWords, ...byField('fieldValues')]),
    objectValues: mergedByField([objectValueWords, ...byField('objectValues')]),
  };
}
