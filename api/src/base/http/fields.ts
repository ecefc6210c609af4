import { isNoAddress, passwordText } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { oneLine } from '#base/text/one-line.ts';
import { readPhone } from '#base/text/read-phone.ts';
import { isVisible } from '#base/text/visible-text.ts';
import { canonicalZone } from '#base/time/canonical-zone.ts';

/** NUL and lone surrogates, which PostgreSQL cannot store, and the signs of our own texts in both languages (ADR 160). */
const unstorable = /\0|\p{Surrogate}|[\ufff9-\ufffb]/gu;

/** The first step of every text type in requests; a test checks this for every declared endpoint. */
const storable = v.pipe(
  v.string(),
  v.transform((value) => value.replace(unstorable, '')),
);
/** The same for text that is accepted unchanged or rejected. */
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

/**
 * Values by name in shapes that only their owners know; values that cannot be stored or are nested too deeply are left
 * out.
 */
export const jsonByName = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((value) => storableEntries(value)),
);

export const guardedText: readonly v.GenericSchema[] = [storable, exact, jsonByName];

/** Text without blanks at its ends (D6) and without characters that cannot be stored. */
export const trimmed = v.pipe(storable, v.trim());

/** Text of one line (D6): names, search terms; empty if it has no visible character. */
export const line = v.pipe(
  storable,
  v.transform(oneLine),
  v.transform((value) => (isVisible(value) ? value : '')),
);

/** An id, a key, a number in digits: other text is rejected, not corrected. */
export const matching = (pattern: RegExp, words?: string) => v.pipe(exact, v.regex(pattern, words));

/** A field that may be sent and is ignored (D6). */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Required text of at most `max` characters. */
export const requiredText = (max: number) => v.pipe(trimmed, v.nonEmpty(), v.maxLength(max));
export const requiredLine = (max: number) => v.pipe(line, v.nonEmpty(), v.maxLength(max));

const INVALID_EMAIL = 'Invalid email format';
const anyEmail = v.pipe(
  line,
  v.nonEmpty(),
  v.maxLength(254),
  v.rfcEmail(INVALID_EMAIL),
  v.regex(/\.[^.@]+$/, INVALID_EMAIL),
);
/** An e-mail address on the internet: its domain has a dot. The one that stands for no address is none (D140). */
export const email = v.pipe(
  anyEmail,
  v.check((value) => !isNoAddress(value), INVALID_EMAIL),
);

/** The same in a change; the address that stands for none is what a call gave, and changes nothing (D140). */
export const changedEmail = v.pipe(
  anyEmail,
  v.transform((value) => (isNoAddress(value) ? undefined : value)),
);

/** Passwords are normalized to one form of their letters (D61), not trimmed. Blanks alone are rejected. */
export const password = v.pipe(
  exact,
  v.nonEmpty(),
  v.transform(passwordText),
  v.check((value) => value.trim() !== '', 'Password must not be blank'),
  v.minLength(6, 'Password must be at least 6 Characters'),
  v.maxLength(200),
);

/** A password that is only compared; it may have any form. */
export const presentPassword = v.pipe(exact, v.nonEmpty(), v.maxLength(200));

const MAX_TYPED_PHONE = 100;
const INVALID_PHONE = 'Phone number is not valid';
/** D166: a phone with its country, stored in E.164, or bare digits, stored as they are. */
export const phoneWith = (bare: RegExp) =>
  v.pipe(
    line,
    v.nonEmpty(),
    v.maxLength(MAX_TYPED_PHONE),
    v.transform((typed) => readPhone(typed) ?? ''),
    v.check((phone) => phone.startsWith('+') || bare.test(phone), INVALID_PHONE),
  );

/** C3: without its country exactly 11 digits, at sign-up and in the viewer's own profile. */
export const phone = phoneWith(/^\d{11}$/);

/** A time zone that a user has chosen, under its canonical name (D55). */
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

/** A time zone that the browser sends without the user's choice; null if it is unknown (D55). */
export const unseenTimezone = v.pipe(trimmed, v.transform(canonicalZone));

const integer = v.pipe(matching(/^\d{1,9}$/, 'A whole number is expected'), v.transform(Number), v.number());

/** D67: page numbers start at 1, a page has 1–100 lines. */
export const pageNumber = v.optional(v.pipe(integer, v.minValue(1), v.maxValue(10_000_000)), '1');
export const pageLimit = (preset: number) =>
  v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100)), String(preset));

const MAX_ID_DIGITS = 15;
/** An id in a path. Text that is no id matches no object. */
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
/** Times in responses: ISO-8601 with Z. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** An instant in a request. */
export const givenInstant = v.pipe(exact, v.isoTimestamp());
/** An instant in a request, as a date. */
export const givenTime = v.pipe(
  givenInstant,
  v.transform((value) => new Date(value)),
);
