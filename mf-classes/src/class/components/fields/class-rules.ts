import type { Option } from '@academy/shared-ui/combobox';
import { isSecureLink, pastedLink, plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';

const LONGEST = 480;
const MOST_LINK = 500;

/** An optional choice. */
export const optionalChoice = v.nullable(v.custom<Option>((value) => typeof value === 'object'));

/** A required choice. */
export const chosen = (message: string) =>
  v.pipe(
    optionalChoice,
    v.check((value) => value !== null, message),
  );

/** The subject (D125): null where there is nothing to choose. */
export const enrolment = v.pipe(
  v.nullable(v.string()),
  v.check((value) => value !== '', 'classForm.subject.required'),
);

/** The length of a class in minutes, in digits of any script. */
export const minutes = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.check(
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= LONGEST,
    'classForm.duration.wrong',
  ),
);

/** The same in the API's form; empty if it is invalid. */
export function minutesIn(typed: string): string {
  const { success, output } = v.safeParse(minutes, typed);
  return success ? output : '';
}

/** Browsers read `2026-02-30` as a day of March, or not at all. */
const isDay = (value: string) => new Date(Date.parse(value) || 0).toISOString().startsWith(value);

/** `2026-11-22`; for an unreadable date the field's value is the typed text. */
export const day = v.pipe(v.string(), v.isoDate('classForm.date.required'), v.check(isDay, 'classForm.date.required'));

/** `17:30`; an unreadable time likewise. */
export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'classForm.time.required'));

/** A date and a time on a person's clock. */
export const wall = v.object({ date: day, time });

/** An optional link to a meeting; of a pasted invitation its first address. */
export const meetingLink = v.pipe(
  v.string(),
  v.transform(pastedLink),
  v.maxLength(MOST_LINK, 'classForm.tooLong'),
  v.check((value) => value === '' || isSecureLink(value), 'classForm.link.wrong'),
);

/** Errors of typed values, by field, as keys. */
export function problemsIn<Entries extends v.ObjectEntries>(
  rules: v.ObjectSchema<Entries, undefined>,
  values: unknown,
): { [Name in keyof Entries]?: string } {
  const { issues = [] } = v.safeParse(rules, values);
  const problems: { [Name in keyof Entries]?: string } = {};
  for (const { path, message } of issues) {
    const name = path?.[0].key as keyof Entries;
    problems[name] ??= message;
  }
  return problems;
}
