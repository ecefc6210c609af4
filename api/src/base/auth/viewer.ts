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
}

export const hasRole = (viewer: Pick<Viewer, 'roles'>, ...names: string[]): boolean =>
  names.some((name) => viewer.roles.includes(canonicalRole(name)));

/** Approving posts, the pending list and monitoring are powers of these roles, not of a permission (D1). */
export const isAdmin = (viewer: Pick<Viewer, 'roles'>): boolean => hasRole(viewer, 'admin', 'super-admin');
