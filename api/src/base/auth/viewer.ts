/** C5: `superAdmin` is another spelling of `super-admin`. */
export const canonicalRole = (role: string): string => (role === 'superAdmin' ? 'super-admin' : role);

/** The user of a live session, with their current permissions (D4). */
export interface Viewer {
  userId: number;
  /** The hash of the session's token, as hex. */
  session: string;
  role: string;
  roles: readonly string[];
  permissions: ReadonlySet<string>;
  /**
   * Permissions from a relation to a student, in addition to those of roles (D117); they reach the viewer's own
   * students.
   */
  relativePermissions: ReadonlySet<string>;
  /** Whether the user signs in with a second step (D120). */
  hasTwoSteps: boolean;
  /** Set only for a call by a program: the user is the maker of its key, which reaches `scope` at most (D158). */
  key?: { id: number; name: string; scope: 'own' | 'team' | 'all' };
  /** Set only in a view: an admin sees the academy as this user and changes nothing (D124). */
  view?: View;
  /** Set only in a child's session: it may do what `child-calls.ts` lists (D141). */
  child?: ChildSession;
}

/** Who has opened a child's session, and until when. */
export interface ChildSession {
  by: number;
  until: Date;
  /** On a device of the child's own, not on the parent's. */
  isOwnDevice: boolean;
}

/** The admin who sees the academy as somebody else, and until when. */
export interface View {
  by: number;
  until: Date;
}

/**
 * Whoever looks: the viewer, and in a view also the admin who sees the academy as the viewer. What a person may not read
 * about themselves excludes all of them.
 */
export const lookers = ({ userId, view }: Pick<Viewer, 'userId' | 'view'>): number[] =>
  view ? [userId, view.by] : [userId];

/** Whether the viewer is this person: a program with a key is nobody, not the maker of its key (D158). */
export const isOneself = ({ userId, key }: Pick<Viewer, 'userId' | 'key'>, id: number): boolean =>
  !key && userId === id;

/** Whether the viewer has a permission, in any scope. */
export const holds = (viewer: Pick<Viewer, 'permissions' | 'relativePermissions'>, permission: string): boolean =>
  viewer.permissions.has(permission) || viewer.relativePermissions.has(permission);

export const hasRole = (viewer: Pick<Viewer, 'roles'>, ...names: string[]): boolean =>
  names.some((name) => viewer.roles.includes(canonicalRole(name)));

/** Approving posts, the pending list and monitoring are powers of these roles, not of a permission (D1). */
export const isAdmin = (viewer: Pick<Viewer, 'roles'>): boolean => hasRole(viewer, 'admin', 'super-admin');
