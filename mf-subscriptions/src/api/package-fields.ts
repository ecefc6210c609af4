import { typedFields } from '@academy/shared-auth/typed-fields';
import { plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';

const MOST_TITLE = 100;
const MOST_CLASSES = 1000;

const title = v.pipe(v.string(), v.trim(), v.maxLength(MOST_TITLE, 'field.tooLong'));
const classes = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.nonEmpty('packages.classes.required'),
  v.regex(/^\d{1,9}$/, 'packages.classes.wrong'),
  v.transform(Number),
  v.minValue(1, 'packages.classes.wrong'),
  v.maxValue(MOST_CLASSES, 'packages.classes.wrong'),
);

/** The typed values of a package, each field once. That a title is there, audience and prices are in the schema of the form. */
export const packageTexts = typedFields({
  title: { read: v.string(), write: title },
  titleAr: { read: v.optional(v.nullable(v.string()), null), write: title },
  classesNum: { read: v.number(), write: classes },
});
