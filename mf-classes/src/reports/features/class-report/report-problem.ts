import { ApiError } from '@academy/shared-auth';

/** Why a report was rejected, as a key; the typed text stays in any case. */
export function reportProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'report.problem.failed';
  if (error.status === 409)
    return /already exists/i.test(error.message) ? 'report.problem.exists' : 'report.problem.conflict';
  if (error.status === 403) return 'report.problem.forbidden';
  if (error.status === 404) return 'report.problem.missing';
  const isTooEarly = error.fields.some(({ path }) => path === 'attendance');
  return isTooEarly ? 'report.problem.attendance' : 'report.problem.failed';
}
