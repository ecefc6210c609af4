import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';

const MOST = { name: 100, content: 20_000 };
const required = (message: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(most, 'classForm.tooLong'));

const name = v.pipe(v.string(), v.trim(), v.maxLength(MOST.name, 'classForm.tooLong'));

/** The typed values of a material, each field once. That a name is there, and the file are in the schema of the form. */
export const materialTexts = typedFields({
  name: { read: v.string(), write: name },
  name_ar: { read: v.optional(v.nullable(v.string()), null), write: name },
  /** What its classes teach (D107): a subject of the list, or nothing. */
  subject: { read: v.optional(v.nullable(v.string()), null), write: v.string() },
  content: { read: v.string(), write: required('materials.content.required', MOST.content) },
});
