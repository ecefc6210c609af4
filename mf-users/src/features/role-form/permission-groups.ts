export const permissionActs = ['read', 'create', 'update', 'delete'] as const;
type PermissionAct = (typeof permissionActs)[number];

/** A row of the editor: its permissions are called `area.act`. */
export interface PermissionGroup {
  id: string;
  area: string;
  acts: readonly PermissionAct[];
}

function group(id: string, parent: string | null = null, acts: readonly PermissionAct[] = permissionActs) {
  return { id, area: parent ? `${parent}.${id}` : id, acts };
}

/** C9: all that there is to permit, in the order of the menu. */
export const permissionGroups: readonly PermissionGroup[] = [
  group('timeline'),
  group('messaging', null, ['read', 'create']),
  group('users'),
  group('relatives', 'relations'),
  group('roles', 'relations'),
  group('my_classes', 'classes'),
  group('assignments', 'classes', ['read', 'create']),
  group('materials'),
  group('report', 'classes', ['read', 'create', 'delete']),
  group('invoices', 'subscriptions', ['read', 'delete']),
  group('bank_transfers', 'subscriptions'),
  group('packages', 'subscriptions'),
  group('calendar', null, ['read']),
  group('book'),
  group('forms'),
];

export const permissionOf = ({ area }: PermissionGroup, act: PermissionAct): string => `${area}.${act}`;

/** What a row permits. */
export const permissionsOf = (of: PermissionGroup): string[] => of.acts.map((act) => permissionOf(of, act));

/** What a column permits. */
export const permissionsTo = (act: PermissionAct, groups: readonly PermissionGroup[]): string[] =>
  groups.filter(({ acts }) => acts.includes(act)).map((of) => permissionOf(of, act));

/** The row and the column of a permission; null for one that the editor does not know. */
export function placeOf(permission: string): { group: PermissionGroup; act: PermissionAct } | null {
  const act = permissionActs.find((end) => permission.endsWith(`.${end}`));
  const found = act && permissionGroups.find((of) => of.acts.includes(act) && permissionOf(of, act) === permission);
  return act && found ? { group: found, act } : null;
}

/** How much of a row or column is chosen. */
export function fillOf(permissions: readonly string[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const count = permissions.filter((permission) => chosen.includes(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** With these chosen, or not; all others stay, also those that the editor does not know. */
export function choose(chosen: readonly string[], permissions: readonly string[], isChosen: boolean): string[] {
  const others = chosen.filter((permission) => !permissions.includes(permission));
  return isChosen ? [...others, ...permissions] : others;
}

/** What a role permitted and will not. */
export const lostFrom = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((permission) => !after.includes(permission));
