import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';

const MOST_TEXT = 2000;

/** The typed texts of a series, each listed once; an empty one is not sent. */
export const seriesTexts = typedFields({
  accomplished: {
    read: v.optional(v.string(), ''),
    write: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MOST_TEXT, 'classForm.tooLong'),
      v.transform((value) => value || undefined),
    ),
  },
});
export type SeriesTexts = v.InferInput<typeof seriesTexts.written>;
export type SentTexts = v.InferOutput<typeof seriesTexts.written>;
