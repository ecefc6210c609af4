import { ApiError } from '@academy/shared-auth';
import type { User } from '#/api/users.ts';

/** Why nothing was done to somebody: a key below `list.refused`. */
export interface Refusal {
  reason: 'futureClasses' | 'self' | 'lastSuperAdmin' | 'changed' | 'forbidden' | 'network' | 'failed';
  count?: number;
}

function futureClassesIn(data: unknown): number | null {
  const count = (data as { future_classes?: unknown } | null)?.future_classes;
  return typeof count === 'number' ? count : null;
}

function conflictOf(error: ApiError, user: User, readerId: string): Refusal {
  const count = futureClassesIn(error.data);
  if (count !== null) return { reason: 'futureClasses', count };
  if (user.id === readerId) return { reason: 'self' };
  return { reason: user.roles.includes('super-admin') ? 'lastSuperAdmin' : 'changed' };
}

/** Reads a failed deletion or deactivation (D3, D5). */
export function refusalOf(error: unknown, user: User, readerId: string): Refusal {
  if (!(error instanceof ApiError)) return { reason: 'failed' };
  if (error.status === 409) return conflictOf(error, user, readerId);
  if (error.status === 403) return { reason: 'forbidden' };
  return { reason: error.code === 'network' || error.code === 'timeout' ? 'network' : 'failed' };
}
