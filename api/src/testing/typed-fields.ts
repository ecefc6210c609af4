import * as v from 'valibot';
import type { Fields } from '#base/fields/fields.ts';

interface TypedField {
  name: string;
  column: string;
  body: v.GenericSchema;
  response: v.GenericSchema;
}

/** Fields that are stored as they are sent and shown under the same name. */
export const typedFieldsOf = (fields: Fields): TypedField[] =>
  Object.entries(fields).flatMap(([name, { body, column, response }]) =>
    body && response && column !== undefined ? [{ name, column, body, response }] : [],
  );

const SAMPLES: readonly unknown[] = ['https://meet.example/1', 'Surat al-Mulk', 7, true, '2026-01-31', 'EGP'];

/**
 * A value that the field takes and shows as it is, other than the one that it has; of the domain's own `samples` or of the
 * usual ones. @throws where none fits: then the test names one.
 */
export function sampleOf(
  { name, body, response }: TypedField,
  former: unknown,
  samples: readonly unknown[] = [],
): unknown {
  const fits = (sample: unknown) => sample !== former && v.is(body, sample) && v.is(response, sample);
  const found = [...SAMPLES, ...samples].find(fits);
  if (found === undefined) throw new Error(`No sample fits the field ${name}`);
  return found;
}
