import { ApiError } from '@academy/shared-auth';

export type Problems<Name extends string> = Partial<Record<Name, string>>;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What is missing or wrong about the days, as keys by field. */
export function problemsOfDays({ from, to }: { from: string; to: string }): Problems<'from' | 'to'> {
  const wrong: Problems<'from' | 'to'> = {};
  if (!isDay(from)) wrong.from = 'classForm.date.required';
  if (!isDay(to)) wrong.to = 'classForm.date.required';
  else if (isDay(from) && to < from) wrong.to = 'timesOff.form.order';
  return wrong;
}

interface Words<Name extends string> {
  /** The fields of the form, by those of the API. */
  fieldOf: Readonly<Record<string, Name>>;
  /** Keys by code, besides those of all plans. */
  wordsOf: Readonly<Record<string, string>>;
  /** The key for a field that conflicts with another plan. */
  conflict?: string;
}

const commonWords: Readonly<Record<string, string>> = {
  past: 'timesOff.form.past',
  order: 'timesOff.form.order',
  too_long: 'timesOff.form.tooLong',
};

/** The API's errors, by field. */
export function rejectedBy<Name extends string>(error: unknown, words: Words<Name>): Problems<Name> {
  if (!(error instanceof ApiError)) return {};
  const found: Problems<Name> = {};
  for (const { path, code } of error.fields) {
    const name = words.fieldOf[path];
    if (!name) continue;
    const known = error.status === 409 ? words.conflict : undefined;
    found[name] = known ?? words.wordsOf[code] ?? commonWords[code] ?? 'series.change.rejected';
  }
  return found;
}

/** Whether an error is about the decision on a class. */
export const isDecision = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path.startsWith('decisions'));
