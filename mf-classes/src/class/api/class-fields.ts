import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';
import { nullableText } from '#/base/api/wire.ts';

const MOST_TEXT = 2000;
const MOST_TITLE = 200;
const MOST_DESCRIPTION = 5000;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'classForm.tooLong'));

/**
 * The typed values of a class, each field once: how it is read from a class, and what the form sends. Values with their
 * own control (people, material, time, attendance, link) are in the schema of the form.
 */
export const classTexts = typedFields({
  accomplished: { read: v.string(), write: v.pipe(text(MOST_TEXT), v.nonEmpty('classForm.accomplished.required')) },
  notes: { read: nullableText, write: text(MOST_TEXT) },
  /** Without a title the API makes one from material and student. */
  title: {
    read: v.string(),
    write: v.pipe(
      text(MOST_TITLE),
      v.transform((value) => value || undefined),
    ),
  },
  description: { read: nullableText, write: text(MOST_DESCRIPTION) },
});
export type TypedName = (typeof classTexts.names)[number];
export type TypedValues = v.InferInput<typeof classTexts.written>;
export type TypedRequest = v.InferOutput<typeof classTexts.written>;

/** The fields that can be edited after the class (D21). */
export const openFields = ['accomplished', 'notes'] as const satisfies TypedName[];
