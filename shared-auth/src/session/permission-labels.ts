import { create } from 'zustand';
import type { Language } from '../languages.ts';

type Text = Readonly<Record<Language, string>>;

/** A remote's name for a group of permissions, and for actions with names of their own. */
export interface PermissionLabels {
  label: Text;
  actions: Readonly<Record<string, Text>>;
}

/** By group, as `GET permissions` names it. */
type LabelsByGroup = Readonly<Record<string, PermissionLabels>>;

const labelStore = create<{ groups: LabelsByGroup }>(() => ({ groups: {} }));

/** Takes the labels that the live remotes declare; called by the shell, and by tests. */
export const providePermissionLabels = (groups: LabelsByGroup): void => labelStore.setState({ groups });

/** The labels of a group; undefined where no live remote declares them. */
export function usePermissionLabels(): (group: string) => PermissionLabels | undefined {
  const groups = labelStore(({ groups }) => groups);
  return (group) => (Object.hasOwn(groups, group) ? groups[group] : undefined);
}
