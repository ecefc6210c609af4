/** The built-in roles of accounts (D1), each above the one before it. */
export const accountRoles = ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'] as const;
export type AccountRole = (typeof accountRoles)[number];
/** All built-in roles: the accountant's stands beside the others and consists of permissions alone (D149, ADR 176). */
export const builtInRoles = [...accountRoles, 'accountant'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** How far the permissions of a built-in role reach; the scope of a built-in role is fixed (D1). */
export const builtInScope = (role: BuiltInRole): 'all' | 'team' | 'own' =>
  role === 'leader' ? 'team' : role.endsWith('admin') || role === 'accountant' ? 'all' : 'own';

/** The relatives of a student who hold a permission for that student (D117). */
type Relatives = 'every relative' | 'parents';

/**
 * `key` is `group.action`; `defaults` are the built-in roles that have it until an admin edits them; `relatives` have
 * it for their students, as far as the students have it.
 */
export interface Permission {
  key: string;
  action: string;
  defaults: readonly BuiltInRole[];
  relatives?: Relatives;
}

/** One group of rows in the role editor. */
export interface PermissionGroup {
  group: string;
  permissions: readonly Permission[];
}

/** A role of accounts and all above it. */
export const rolesFrom = (lowest: AccountRole): readonly AccountRole[] =>
  accountRoles.slice(accountRoles.indexOf(lowest));

/** Who does the money of the academy (D149). */
export const moneyRoles: readonly BuiltInRole[] = [...rolesFrom('admin'), 'accountant'];

/**
 * Declares the permissions of one group, by action: the default roles, and the relatives of a student who have it for
 * that student.
 * @throws Error if super-admin lacks one: by D3 nobody could ever grant it.
 */
export function definePermissions(
  group: string,
  actions: Readonly<Record<string, readonly BuiltInRole[]>>,
  relatives: Readonly<Record<string, Relatives>> = {},
): PermissionGroup {
  const permissions = Object.entries(actions).map(([action, defaults]) => ({
    key: `${group}.${action}`,
    action,
    defaults: builtInRoles.filter((role) => defaults.includes(role)),
    ...(relatives[action] && { relatives: relatives[action] }),
  }));
  const lost = permissions.find(({ defaults }) => !defaults.includes('super-admin'));
  if (lost) throw new Error(`${lost.key} must be a default of super-admin: nobody could grant it otherwise`);
  return { group, permissions };
}
