import * as v from 'valibot';
import type { Fields } from '#base/fields/fields.ts';

interface TypedField {
  name: string;
  column: string;
  body: v.GenericSchema;
  response: v.GenericSchema;
}

/** Fields that are stored as they are sent and returned under the same name. */
export const typedFieldsOf = (fields: Fields): TypedField[] =>
  Object.entries(fields).flatMap(([name, { body, column, response }]) =>
    body && response && column !== undefined ? [{ name, column, body, response }] : [],
  );

const SAMPLES: readonly unknown[] = ['https://meet.example/1', 'Surat al-Mulk', 7, true, '2026-01-31', 'EGP'];

/**
 * A value that the field accepts and returns unchanged, and that differs from its current one; from the domain's own
 * `samples` or the usual ones. @throws if none is accepted: then the test must name one.
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
