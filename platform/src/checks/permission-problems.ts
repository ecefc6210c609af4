import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { groupBy } from '../composition/group-by.ts';

/** A group of permissions as the API declares it. */
export interface DeclaredGroup {
  group: string;
  permissions: readonly { key: string; action: string }[];
}

/** Actions that the role editor names itself. */
const USUAL_ACTIONS = ['read', 'create', 'update', 'delete'];

type Remote = Pick<
  RemoteDeclaration,
  'name' | 'permissions' | 'routes' | 'menuGroups' | 'menu' | 'palette' | 'slots' | 'permissionGroups'
>;

const askedBy = ({ permissions, routes, menuGroups, menu, palette, slots }: Remote): string[] => [
  ...new Set([
    ...permissions,
    ...[...routes, ...menuGroups, ...menu, ...palette, ...slots].flatMap((part) => part.permissions),
  ]),
];

/** Permissions and groups that a remote names and no module of the API declares. */
function unknownNames(remote: Remote, groups: readonly DeclaredGroup[]): string[] {
  const keys = new Set(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)));
  const named = remote.permissionGroups.flatMap(({ group, actions }) =>
    groups.some((each) => each.group === group) ? Object.keys(actions).map((action) => `${group}.${action}`) : [],
  );
  const unknownGroups = remote.permissionGroups.filter(({ group }) => !groups.some((each) => each.group === group));
  return [
    ...[...askedBy(remote), ...named]
      .filter((key) => !keys.has(key))
      .map((key) => `${remote.name} names the permission ${key}, which no module of the API declares`),
    ...unknownGroups.map(
      ({ group }) => `${remote.name} names the permission group ${group}, which the API does not have`,
    ),
  ];
}

/** Groups and unusual actions without a label in any remote: the role editor would show their keys. */
function namelessGroups(remotes: readonly Remote[], groups: readonly DeclaredGroup[]): string[] {
  const labels = groupBy(
    remotes.flatMap(({ permissionGroups }) => permissionGroups),
    ({ group }) => group,
  );
  return groups.flatMap(({ group, permissions }) => {
    const found = labels.get(group)?.[0];
    if (!found) return [`no remote names the permission group ${group}`];
    return permissions
      .filter(({ action }) => !USUAL_ACTIONS.includes(action) && !found.actions[action])
      .map(({ key }) => `no remote names the permission ${key}`);
  });
}

/** Differences between remotes and API about permissions and their names. */
export const permissionProblems = (remotes: readonly Remote[], groups: readonly DeclaredGroup[]): string[] => [
  ...remotes.flatMap((remote) => unknownNames(remote, groups)),
  ...namelessGroups(remotes, groups),
];
