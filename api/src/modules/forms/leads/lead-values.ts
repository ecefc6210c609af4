import * as v from 'valibot';
import { trimmed } from '#base/http/fields.ts';

export const MAX_TEXT = 1000;
export const MAX_NAME = 100;

/** A field that is left empty in the form counts as not sent. */
export const unlessBlank = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(
    v.union([
      v.pipe(
        trimmed,
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
  );
