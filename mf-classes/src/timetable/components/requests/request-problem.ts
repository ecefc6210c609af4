import { ApiError } from '@academy/shared-auth';
import { problemKey } from '#/class/components/use-class-change.ts';

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'time' || path.startsWith('times'));

const isTooLate = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path, code }) => path.startsWith('times') && code === 'too_late');

/** Why a request was not created, or not answered. */
export function requestProblem(error: unknown): string {
  if (isTooLate(error)) return 'requests.problem.tooLate';
  if (isTaken(error)) return 'requests.problem.taken';
  if (!(error instanceof ApiError)) return problemKey(error);
  if (error.status === 409) return 'requests.problem.conflict';
  return error.status === 403 ? 'requests.problem.forbidden' : problemKey(error);
}
