import { AppError } from '#base/errors/app-error.ts';
import { hasRole, holds, type Viewer } from './viewer.ts';

/**
 * Who may call an endpoint. Every endpoint declares it; there is no default. `public`: everybody. `session`: every
 * signed-in user. Otherwise a permission, or the other one, optionally with one of `roles`.
 */
export type Access = 'public' | 'session' | { permission: string; or?: string; roles?: readonly string[] };

const holdsOne = (viewer: Viewer, { permission, or }: { permission: string; or?: string }) =>
  holds(viewer, permission) || (or !== undefined && holds(viewer, or));

/** @throws AppError `unauthenticated` without a live session, `forbidden` without the permission or role. */
export function admit(access: Exclude<Access, 'public'>, viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError('unauthenticated', 'Sign in to go on');
  if (access === 'session') return viewer;
  const allowed = holdsOne(viewer, access) && (!access.roles || hasRole(viewer, ...access.roles));
  if (!allowed) throw new AppError('forbidden', 'You do not have the permission for this');
  return viewer;
}

/** The same in words for people. */
export function endpointAccessWords(access: Access): string {
  if (access === 'public') return 'public';
  if (access === 'session') return 'any signed-in user';
  const permission = access.or ? `${access.permission} or ${access.or}` : access.permission;
  return access.roles ? `${permission}, ${access.roles.join(' or ')}` : permission;
}
