import { ApiError } from '@academy/shared-auth';

/** Somebody or something was faster: what is shown is old. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The reason that the API gives for a conflict; empty without one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || !isConflict(error)) return '';
  const { reason } = (error.data ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : '';
}
