import * as v from 'valibot';
import { unlessEmpty } from '#base/http/form-fields.ts';
import type { PaperLanguage } from './paper-words.ts';

const asked = v.picklist(['en', 'ar', 'both']);
export type AskedLanguage = v.InferOutput<typeof asked>;

/** Of a paper: one language, or English and then Arabic in one document. */
export const askedLanguage = unlessEmpty(asked);

export const languagesOf = (language: AskedLanguage): readonly [PaperLanguage, ...PaperLanguage[]] =>
  language === 'both' ? ['en', 'ar'] : [language];
