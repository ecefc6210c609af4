/** C5: `superAdmin` is another spelling of `super-admin`. */
export const canonicalRole = (role: string): string => (role === 'superAdmin' ? 'super-admin' : role);

/** Who asks: the user of a live session, with the permissions of this moment (D4). */
export interface Viewer {
  userId: number;
  /** Hash of the session's token, hex. */
  session: string;
  role: string;
  roles: readonly string[];
  permissions: ReadonlySet<string>;
  /** What a relation to a student gives beside the roles (D117): it reaches the students whose relative the viewer is. */
  relativePermissions: ReadonlySet<string>;
  /** Whether signing in takes a second step (D120). */
  hasTwoSteps: boolean;
  /** There only where somebody else looks: an admin who sees the academy as this user, and changes nothing (D124). */
  view?: View;
}

/** Whoever sees the academy as somebody else, and until when. */
export interface View {
  by: number;
  until: Date;
}

/** Whether the viewer holds a permission, whomever it reaches. */
export const holds = (viewer: Pick<Viewer, 'permissions' | 'relativePermissions'>, permission: string): boolean =>
  viewer.permissions.has(permission) || viewer.relativePermissions.has(permission);

export const hasRole = (viewer: Pick<Viewer, 'roles'>, ...names: string[]): boolean =>
  names.some((name) => viewer.roles.includes(canonicalRole(name)));

/** Approving posts, the pending list and monitoring are powers of these roles, not of a permission (D1). */
export const isAdmin = (viewer: Pick<Viewer, 'roles'>): boolean => hasRole(viewer, 'admin', 'super-admin');
