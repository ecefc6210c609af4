import { ApiError } from '@academy/shared-auth';

/** The HTTP status of a failed call; 0 where there was no response. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** A deletion of what is gone already has done what it should. */
export function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}
