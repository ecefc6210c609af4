import { type PermissionLabels, providePermissionLabels } from '@academy/shared-auth';
import type { KnownRegistry, KnownRemote } from './registry.ts';
import { followWhole } from './whole-store.ts';

const textIn = ({ texts }: KnownRemote, key: string) => {
  const en = texts.en[key] ?? key;
  return { en, ar: texts.ar[key] ?? en };
};

/** The remotes' labels for their domains' permissions, by group. A disabled remote still provides its own. */
function permissionLabelsOf({ remotes, switchedOff }: KnownRegistry): Record<string, PermissionLabels> {
  const named = [...remotes, ...switchedOff].flatMap((remote) =>
    remote.permissionGroups.map(({ group, labelKey, actions }) => {
      const names = Object.entries(actions).map(([action, key]) => [action, textIn(remote, key)]);
      return [group, { label: textIn(remote, labelKey), actions: Object.fromEntries(names) }] as const;
    }),
  );
  return Object.fromEntries(named);
}

/** When the page uses another registry: updates the labels of permissions. */
export function followPermissionLabels(): void {
  followWhole((registry) => providePermissionLabels(permissionLabelsOf(registry)));
}
