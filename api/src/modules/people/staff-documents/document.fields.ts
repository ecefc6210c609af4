import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { requiredLine } from '#base/http/fields.ts';
import { optionalDay, optionalLine } from '#base/http/form-fields.ts';

const MAX_LINE = 100;
const text = v.nullable(v.string());

/** The fields of a teacher's document, each listed once (D145). */
export const documentFields = defineFields({
  kind: {
    name: { en: 'Kind', ar: 'النوع' },
    body: requiredLine(MAX_LINE),
    response: v.string(),
    column: 'kind',
    personal: { gives: true },
  },
  number: {
    name: { en: 'Number', ar: 'الرقم' },
    body: optionalLine(MAX_LINE),
    response: text,
    column: 'number',
    personal: { gives: true },
  },
  issuedBy: {
    name: { en: 'Issued by', ar: 'جهة الإصدار' },
    body: optionalLine(MAX_LINE),
    response: text,
    column: 'issuedBy',
    personal: { gives: true },
  },
  from: {
    name: { en: 'From', ar: 'من' },
    body: optionalDay,
    response: text,
    column: 'validFrom',
    personal: { gives: true },
  },
  until: {
    name: { en: 'Until', ar: 'إلى' },
    body: optionalDay,
    response: text,
    column: 'validUntil',
    personal: { gives: true },
  },
});
