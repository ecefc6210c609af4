import { hasRole, isAdmin, type Viewer } from './viewer.ts';

type Roles = Pick<Viewer, 'roles'>;

/** D124: admins view the academy as anybody below them; nobody views it as a super-admin. */
export const mayViewAs = (viewer: Roles, person: Roles): boolean =>
  isAdmin(viewer) && !hasRole(person, 'super-admin') && (hasRole(viewer, 'super-admin') || !hasRole(person, 'admin'));
