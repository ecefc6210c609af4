import * as v from 'valibot';
import { legalKinds } from '#/base/api/legal-kinds.ts';

export const MOST = 30_000;

const words = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('legalTexts.form.required'),
  v.maxLength(MOST, 'legalTexts.form.tooLong'),
);

export const legalTextSchema = v.object({
  kind: v.picklist(legalKinds, 'legalTexts.form.required'),
  en: words,
  ar: words,
  /** Asked for the notice about monitoring alone. */
  opensChats: v.boolean(),
});

export type LegalTextValues = v.InferInput<typeof legalTextSchema>;
