import * as v from 'valibot';
import { nullableText } from './wire.ts';

const MOST_TEXT = 2000;
const MOST_TITLE = 200;
const MOST_DESCRIPTION = 5000;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'classForm.tooLong'));

/**
 * What is typed of a class and nothing else, each field once: how it is read of a class, and what of the form is sent.
 * What goes in by a choice of its own (people, material, time, attendance, link) stands in the schema of the form.
 */
const typedFields = {
  accomplished: { read: v.string(), write: v.pipe(text(MOST_TEXT), v.nonEmpty('classForm.accomplished.required')) },
  notes: { read: nullableText, write: text(MOST_TEXT) },
  /** Without one the API makes it of material and student. */
  title: {
    read: v.string(),
    write: v.pipe(
      text(MOST_TITLE),
      v.transform((value) => value || undefined),
    ),
  },
  description: { read: nullableText, write: text(MOST_DESCRIPTION) },
};
type TypedFields = typeof typedFields;
export type TypedName = keyof TypedFields;

/** What stays open once the class is over (D21). */
export const openFields = ['accomplished', 'notes'] as const satisfies TypedName[];
export const typedNames = Object.keys(typedFields) as TypedName[];

const partOf = <Part extends 'read' | 'write', Name extends TypedName>(part: Part, of: readonly Name[]) =>
  Object.fromEntries(of.map((name) => [name, typedFields[name][part]])) as { [Each in Name]: TypedFields[Each][Part] };

/** Entries of the schema of a class: all that is typed, or some of it. */
export const readEntries = <Name extends TypedName>(...of: readonly Name[]) => partOf('read', of);
export const allReadEntries = partOf('read', typedNames);

/** Entries of the form's schema. */
export const writeEntries = partOf('write', typedNames);

const written = v.object(writeEntries);
export type TypedValues = v.InferInput<typeof written>;
export type TypedRequest = v.InferOutput<typeof written>;

const each = (textOf: (name: TypedName) => string) =>
  Object.fromEntries(typedNames.map((name) => [name, textOf(name)])) as TypedValues;

export const emptyTyped: TypedValues = each(() => '');

/** What the form begins with of a class. */
export const typedOf = (detail: { readonly [Name in TypedName]: string | null }): TypedValues =>
  each((name) => detail[name] ?? '');
