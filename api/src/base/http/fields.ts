import { passwordText, phoneDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { oneLine } from '#base/text/one-line.ts';
import { isVisible } from '#base/text/visible-text.ts';
import { canonicalZone } from '#base/time/canonical-zone.ts';

/** NUL, and halves of characters: what PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/gu;

/** What all text of a request begins with: a test holds every declared endpoint to it. */
const storable = v.pipe(
  v.string(),
  v.transform((value) => value.replace(unstorable, '')),
);
/** The same for what is taken as it came, or not at all. */
const exact = v.pipe(
  v.string(),
  v.check((value) => value.search(unstorable) === -1, 'There are characters that cannot be stored'),
);

const DEEPEST_JSON = 20;

function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST_JSON) return null;
  if (Array.isArray(value)) return value.map((each) => storableJson(each, depth + 1));
  return storableEntries(value, depth);
}
const storableEntries = (value: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.replace(unstorable, ''), storableJson(each, depth + 1)]),
  );

/** Values by name whose shapes are for others to know; what cannot be stored, and what lies too deep, is left out. */
export const jsonByName = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((value) => storableEntries(value)),
);

export const guardedText: readonly v.GenericSchema[] = [storable, exact, jsonByName];

/** Text without outer blanks (D6) and without what cannot be stored. */
export const trimmed = v.pipe(storable, v.trim());

/** Text of one line (D6): names, words to search for; empty where nothing of it can be seen. */
export const line = v.pipe(
  storable,
  v.transform(oneLine),
  v.transform((value) => (isVisible(value) ? value : '')),
);

/** An id, a key, a number in digits: what does not look like it is rejected, not mended. */
export const matching = (pattern: RegExp, words?: string) => v.pipe(exact, v.regex(pattern, words));

/** What may be sent and is not looked at (D6). */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Text that has to be there, of at most `max` characters. */
export const requiredText = (max: number) => v.pipe(trimmed, v.nonEmpty(), v.maxLength(max));
export const requiredLine = (max: number) => v.pipe(line, v.nonEmpty(), v.maxLength(max));

const INVALID_EMAIL = 'Invalid email format';
/** An address of the internet: its domain has a dot. */
export const email = v.pipe(
  line,
  v.nonEmpty(),
  v.maxLength(254),
  v.rfcEmail(INVALID_EMAIL),
  v.regex(/\.[^.@]+$/, INVALID_EMAIL),
);

/** Passwords are taken in one form of their letters (D61), without trimming. Blanks alone are none. */
export const password = v.pipe(
  exact,
  v.nonEmpty(),
  v.transform(passwordText),
  v.check((value) => value.trim() !== '', 'Password must not be blank'),
  v.minLength(6, 'Password must be at least 6 Characters'),
  v.maxLength(200),
);

/** A password that is only compared: whatever it is made of. */
export const presentPassword = v.pipe(exact, v.nonEmpty(), v.maxLength(200));

/** C3: digits only are stored, exactly 11 at sign-up and in the own profile. */
export const phone = v.pipe(
  line,
  v.nonEmpty(),
  v.maxLength(40),
  v.transform(phoneDigits),
  v.regex(/^\d{11}$/, 'Phone number is not valid'),
);

/** A zone that somebody has chosen, under its canonical name (D55). */
export const timezone = v.pipe(
  trimmed,
  v.maxLength(64),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const zone = canonicalZone(dataset.value);
    if (zone) return zone;
    addIssue({ message: 'The time zone is unknown' });
    return NEVER;
  }),
);

/** A zone that the browser sends and nobody has seen; null where it is none (D55). */
export const unseenTimezone = v.pipe(trimmed, v.transform(canonicalZone));

const integer = v.pipe(matching(/^\d{1,9}$/, 'A whole number is expected'), v.transform(Number), v.number());

/** D67: pages from 1, 1–100 lines each. */
export const pageNumber = v.optional(v.pipe(integer, v.minValue(1), v.maxValue(10_000_000)), '1');
export const pageLimit = (preset: number) =>
  v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100)), String(preset));

const MAX_ID_DIGITS = 15;
/** An id in a path. What is no id names no object. */
export const idParams = v.object({
  id: v.pipe(matching(new RegExp(`^[1-9]\\d{0,${MAX_ID_DIGITS - 1}}$`)), v.transform(Number)),
});

/** An id in a query or a body: digits, or a number in JSON. */
export const wireId = v.pipe(
  v.union([exact, v.number()]),
  v.transform(String),
  v.regex(new RegExp(`^[1-9]\\d{0,${MAX_ID_DIGITS - 1}}$`), 'An id is expected'),
  v.transform(Number),
);

export const message = v.object({ message: v.string() });
/** Times on the wire: ISO-8601 with Z. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** An instant that a request names. */
export const givenInstant = v.pipe(exact, v.isoTimestamp());
/** The same as a date. */
export const givenTime = v.pipe(
  givenInstant,
  v.transform((value) => new Date(value)),
);
