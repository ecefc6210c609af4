import { ApiError } from '@academy/shared-auth';

/** The HTTP status of a failed call; 0 without a response. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Deleting an object that is gone already counts as done. */
export function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}
