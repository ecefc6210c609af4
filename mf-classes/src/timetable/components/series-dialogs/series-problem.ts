import { ApiError } from '@academy/shared-auth';
import { problemKey } from '#/class/components/use-class-change.ts';

const wordsOf: Readonly<Record<string, string>> = {
  'time.past': 'series.problem.past',
  'changes.time.overlap': 'seriesForm.slots.overlap',
  'changes.teacherId.not_yours': 'classForm.teacher.notYours',
};

/** The rejected fields, by the API's names, as keys. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  return Object.fromEntries(
    error.fields.map(({ path, code }) => [path, wordsOf[`${path}.${code}`] ?? 'series.change.rejected']),
  );
}

/** Why a series was not changed. */
export function seriesProblemKey(error: unknown): string {
  if (!(error instanceof ApiError)) return problemKey(error);
  const isTaken = error.fields.some(({ code }) => code === 'overlap');
  if (error.status === 409) return isTaken ? 'series.problem.taken' : 'series.problem.conflict';
  const [said = 'series.change.rejected'] = Object.values(fieldProblems(error));
  return error.status === 422 ? said : problemKey(error);
}
