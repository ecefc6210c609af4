import { ApiError } from '@academy/shared-auth';
import type { User } from '#/api/users.ts';

/** Why nothing was done to somebody: a key below `list.rejected`. */
export interface Rejection {
  reason: 'futureClasses' | 'self' | 'lastSuperAdmin' | 'changed' | 'forbidden' | 'network' | 'failed';
  count?: number;
}

function futureClassesIn(data: unknown): number | null {
  const count = (data as { future_classes?: unknown } | null)?.future_classes;
  return typeof count === 'number' ? count : null;
}

function conflictOf(error: ApiError, user: User, viewerId: string): Rejection {
  const count = futureClassesIn(error.data);
  if (count !== null) return { reason: 'futureClasses', count };
  if (user.id === viewerId) return { reason: 'self' };
  return { reason: user.roles.includes('super-admin') ? 'lastSuperAdmin' : 'changed' };
}

/** Reads a failed deletion or deactivation (D3, D5). */
export function rejectionOf(error: unknown, user: User, viewerId: string): Rejection {
  if (!(error instanceof ApiError)) return { reason: 'failed' };
  if (error.status === 409) return conflictOf(error, user, viewerId);
  if (error.status === 403) return { reason: 'forbidden' };
  return { reason: error.code === 'network' || error.code === 'timeout' ? 'network' : 'failed' };
}
