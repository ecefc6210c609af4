import { ApiError } from '@academy/shared-auth';
import type { User } from '#/base/api/users.ts';

/** Why an action on a user was rejected: a key below `list.rejected`. */
export interface Rejection {
  reason:
    | 'futureClasses'
    | 'subscriptions'
    | 'self'
    | 'lastSuperAdmin'
    | 'changed'
    | 'forbidden'
    | 'network'
    | 'failed';
  count?: number;
}

/** The reasons against a deletion, with the API's numbers. */
const ties = { futureClasses: 'future_classes', subscriptions: 'subscriptions' } as const;

function tieIn(data: unknown): Rejection | null {
  for (const reason of ['futureClasses', 'subscriptions'] as const) {
    const count = (data as Record<string, unknown> | null)?.[ties[reason]];
    if (typeof count === 'number') return { reason, count };
  }
  return null;
}

function conflictOf(error: ApiError, user: User, viewerId: string): Rejection {
  const tie = tieIn(error.data);
  if (tie) return tie;
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
