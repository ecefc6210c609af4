import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';

const MOST = { reference: 100, note: 2000 };

const optional = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'field.tooLong'));

/** The typed values of a bank transfer, each field once. Payer, amount and currency are in the schema of the form. */
export const transferTexts = typedFields({
  // D41: the API checks that it is tomorrow at the latest, in the academy's calendar.
  date: { read: v.string(), write: v.pipe(v.string(), v.isoDate('transfers.date.required')) },
  reference_number: { read: v.nullable(v.string()), write: optional(MOST.reference) },
  note: { read: v.nullable(v.string()), write: optional(MOST.note) },
});
