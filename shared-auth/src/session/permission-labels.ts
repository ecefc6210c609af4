import { create } from 'zustand';
import type { Language } from '../languages.ts';
import { useLaterWords } from '../later-words.ts';

type Text = Readonly<Record<Language, string>>;

/** A remote's names for a group of permissions, and for its unusual actions. */
export interface PermissionLabels {
  label: Text;
  actions: Readonly<Record<string, Text>>;
}

/** By group, with the names of `GET permissions`. */
type LabelsByGroup = Readonly<Record<string, PermissionLabels>>;

const labelStore = create<{ groups: LabelsByGroup }>(() => ({ groups: {} }));

/** Sets the labels that the live remotes declare; called by the shell, and by tests. */
export const providePermissionLabels = (groups: LabelsByGroup): void => labelStore.setState({ groups });

/** The labels of a group; undefined if no live remote declares them. */
export function usePermissionLabels(): (group: string) => PermissionLabels | undefined {
  useLaterWords();
  const groups = labelStore(({ groups }) => groups);
  return (group) => (Object.hasOwn(groups, group) ? groups[group] : undefined);
}
