import { ApiError } from '@academy/shared-auth';

/** The key of the text about a mark that was not saved. */
export function markProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return 'handIns.mark.problem.newer';
  return 'handIns.mark.problem.failed';
}
