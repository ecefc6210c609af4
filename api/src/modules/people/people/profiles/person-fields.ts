import * as v from 'valibot';
import { phoneWith, trimmed } from '#base/http/fields.ts';

/** C3: without its country the phone of a profile has 10 to 15 digits. */
export const profilePhone = phoneWith(/^\d{10,15}$/);

/** The id of a person, as text or number. */
export const personId = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), trimmed]),
  v.nonEmpty(),
  v.regex(/^[1-9]\d{0,14}$/, 'Nobody has this id'),
  v.transform(Number),
);
export const optionalPersonId = v.nullish(
  v.union([
    personId,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
);

export const statuses = ['active', 'suspended', 'stopped'] as const;
export const optionalStatus = v.nullish(
  v.union([
    v.picklist(statuses),
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
);
