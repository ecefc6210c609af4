import * as v from 'valibot';
import { bodyOf } from '#base/fields/fields.ts';
import { givenTime, instant, line, message, requiredLine, timezone, trimmed } from '#base/http/fields.ts';
import { optionalText, whole } from '#base/http/form-fields.ts';
import { teacherWish } from '#modules/people/people/profiles/wished-teachers.ts';
import { originFields, wishFields } from './lead.fields.ts';
import { MAX_NAME, MAX_TEXT } from './lead-values.ts';

const OLDEST = 120;
const MOST_TIMES = 5;
const MANY_TIMES = `At most ${MOST_TIMES} times`;

/** Times as text, or starts chosen from the offered ones. */
const times = v.nullish(
  v.union([v.pipe(v.array(givenTime), v.maxLength(MOST_TIMES, MANY_TIMES)), v.pipe(trimmed, v.maxLength(MAX_TEXT))]),
);

const learnerName = requiredLine(MAX_NAME);
const learnerAge = whole(1, OLDEST, 'Age is Required');

const { name, ...wishes } = bodyOf(wishFields).entries;
const contact = {
  name,
  email: originFields.email.body,
  ...wishes,
  source: originFields.source.body,
  pageLanguage: v.optional(v.picklist(['en', 'ar'])),
  /** A honeypot: people do not see this field. */
  website: v.optional(trimmed, ''),
};

/** D105. */
export const leadBody = v.pipe(
  v.object({
    learner: v.object({ name: learnerName, age: learnerAge }),
    ...contact,
    times,
    /** In addition to times as text. */
    chosenTimes: v.optional(v.pipe(v.array(givenTime), v.maxLength(MOST_TIMES, MANY_TIMES)), []),
    consent: v.literal(true, 'Consent is required'),
  }),
  v.forward(
    v.check((input) => Boolean(input.email || input.phone), 'An email address or a phone number is required'),
    ['email'],
  ),
);
export type LeadInput = v.InferOutput<typeof leadBody>;

const MAX_TYPED_PHONE = 40;

/** The same for the page's form: flat, and every field is text. */
export const leadFields = {
  learnerName,
  learnerAge,
  ...contact,
  /** As it is written in the country that is chosen beside it, or with its code. */
  phone: v.nullish(v.pipe(line, v.maxLength(MAX_TYPED_PHONE)), ''),
  phoneCountry: v.optional(v.pipe(trimmed, v.maxLength(2)), ''),
  /** A page without a script does not know the visitor's zone, and the visitor is asked. */
  timezone: v.optional(v.pipe(trimmed, v.nonEmpty(), timezone), ''),
  times: optionalText(MAX_TEXT),
  /** Separated by commas. */
  chosenTimes: v.optional(
    v.pipe(
      trimmed,
      v.transform((value): string[] => value.split(',').filter(Boolean)),
      v.array(givenTime),
      v.maxLength(MOST_TIMES, MANY_TIMES),
    ),
    '',
  ),
  consent: v.pipe(
    v.literal('true', 'Consent is required'),
    v.transform(() => true as const),
  ),
};

/** The wish for a teacher (D107); empty for none. */
export const timesQuery = v.object(teacherWish);
export type TimesQuery = v.InferOutput<typeof timesQuery>;
export const timesResponse = v.object({ data: v.array(v.object({ startsAt: instant })) });

export const SENT = 'Your request was sent';
export const sentResponse = v.object({
  ...message.entries,
  /** Null if nothing was stored. */
  data: v.nullable(
    v.object({
      id: v.string(),
      /** The page on which the request is seen, changed and withdrawn without an account (D165). */
      page: v.string(),
    }),
  ),
});
