import type { PermissionGroup } from '#/people/api/permissions.ts';

/** The columns of the editor. Other actions of a group are below its row. */
export const permissionActions = ['read', 'create', 'update', 'delete'] as const;

export const isColumn = (action: string): boolean => permissionActions.some((act) => act === action);

/** The actions of a row. */
export const permissionsOf = ({ permissions }: PermissionGroup): string[] => permissions.map(({ key }) => key);

/** The permissions of a column. */
export const permissionsTo = (act: string, groups: readonly PermissionGroup[]): string[] =>
  groups.flatMap(({ permissions }) => permissions.filter(({ action }) => action === act).map(({ key }) => key));

/** A key is `group.action`; the group may contain dots. */
export function partsOf(permission: string): { group: string; action: string } {
  const dot = permission.lastIndexOf('.');
  return { group: permission.slice(0, Math.max(dot, 0)), action: permission.slice(dot + 1) };
}

/**
 * The name of a group or action without a label from a live remote: `subscriptions.bank_transfers` is “Bank transfers”.
 */
export function readableName(name: string): string {
  const words = name.slice(name.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How much of a row or column is chosen. */
export function fillOf(permissions: readonly string[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const count = permissions.filter((permission) => chosen.includes(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** Adds or removes these; all others stay, also those that the editor does not know. */
export function choose(chosen: readonly string[], permissions: readonly string[], isChosen: boolean): string[] {
  const others = chosen.filter((permission) => !permissions.includes(permission));
  return isChosen ? [...others, ...permissions] : others;
}

/** The permissions that a role loses. */
export const lostFrom = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((permission) => !after.includes(permission));
