import { isSecureLink, latinDigits, pastedLink, plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { line, trimmed } from './fields.ts';

const blankAsNull = v.transform((value: string) => (value === '' ? null : value));

/** A text of a form that may be empty. */
export const optionalText = (max: number) => v.nullish(v.pipe(trimmed, v.maxLength(max), blankAsNull));

export const optionalLine = (max: number) => v.nullish(v.pipe(line, v.maxLength(max), blankAsNull));

const MAX_PASTED = 5000;
const MAX_LINK = 500;
/** A link to https as people paste it, with marks, brackets or an invitation around it; null without one. */
export const optionalLink = v.pipe(
  trimmed,
  v.maxLength(MAX_PASTED),
  v.transform(pastedLink),
  v.maxLength(MAX_LINK),
  v.check((value) => value === '' || isSecureLink(value), 'The link must begin with https://'),
  blankAsNull,
);

/** Integers, sent as numbers or, by forms, as text. */
export const whole = (min: number, max: number, words = 'A whole number is expected') =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          line,
          v.nonEmpty(words),
          v.transform(plainNumber),
          v.regex(/^[+-]?\d{1,9}$/, words),
          v.transform(Number),
        ),
      ],
      words,
    ),
    v.integer(words),
    v.minValue(min),
    v.maxValue(max),
  );

const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
/** A date without a time, as 2026-01-31. */
export const day = v.pipe(
  trimmed,
  v.nonEmpty(),
  v.transform(latinDigits),
  v.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, 'The date is not valid'),
  v.check(isDay, 'The date is not valid'),
);
export const optionalDay = v.nullish(
  v.union([
    day,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
);

/** An empty form field counts as not sent. */
export const unlessEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      'A whole number is expected',
    ),
  );
/** A boolean in a query or a form. */
export const flagWord = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
export const flag = v.union([v.boolean(), flagWord]);
