import { ApiError } from '@academy/shared-auth';
import { uploadProblem } from '#/library/components/files/use-upload.ts';

/** The key of the text about a rejected hand-in. */
export function handInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return uploadProblem(error);
  if (error.status === 409) return 'handIns.problem.marked';
  if (error.status === 403 || error.status === 404) return 'handIns.problem.gone';
  if (error.fields.some(({ code }) => code === 'too_long')) return 'handIns.problem.tooLong';
  return error.status === 415 && error.fields.length === 0 ? 'files.problem.handIn' : uploadProblem(error);
}
