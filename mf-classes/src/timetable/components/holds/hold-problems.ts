import { ApiError } from '@academy/shared-auth';
import { problemKey } from '#/class/components/use-class-change.ts';

const codes = ['past', 'begun', 'order', 'too_long', 'exceeded', 'too_soon', 'too_far'] as const;
const isKnown = (code: string): code is (typeof codes)[number] => codes.some((known) => known === code);

type FieldKey = `holds.problem.${(typeof codes)[number] | 'taken' | 'day'}`;

/** Errors about the days, by field, as keys. */
export function dayProblems(error: unknown): Partial<Record<string, FieldKey>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.map(({ path, code }) => [
      path,
      error.status === 409 ? 'holds.problem.taken' : (`holds.problem.${isKnown(code) ? code : 'day'}` as const),
    ]),
  );
}

/** The error that belongs to no field: the hold has ended, or a general reason. */
export function holdProblem(error: unknown): string | null {
  if (!error || Object.keys(dayProblems(error)).length > 0) return null;
  if (error instanceof ApiError && error.status === 409) return 'holds.problem.over';
  return problemKey(error);
}
