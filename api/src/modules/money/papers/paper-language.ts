import * as v from 'valibot';
import { unlessEmpty } from '#base/http/form-fields.ts';
import type { PaperLanguage } from './paper-words.ts';

const asked = v.picklist(['en', 'ar', 'both']);
export type AskedLanguage = v.InferOutput<typeof asked>;

/** The language of a paper: one, or both in one document, first English, then Arabic. */
export const askedLanguage = unlessEmpty(asked);

export const languagesOf = (language: AskedLanguage): readonly [PaperLanguage, ...PaperLanguage[]] =>
  language === 'both' ? ['en', 'ar'] : [language];
