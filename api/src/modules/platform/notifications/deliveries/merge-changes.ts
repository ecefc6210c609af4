import type { NotificationKind } from '../define-notification.ts';

export interface Change {
  id: number;
  key: string;
  params: Readonly<Record<string, string>>;
  former: Readonly<Record<string, string>> | null;
}

/** The result of several changes of an object: one notification with the last state; null: nothing to send. */
export interface MergedChange {
  key: string;
  params: Readonly<Record<string, string>>;
}

const isSame = (one: Change['params'], other: Change['former']): boolean =>
  other !== null && Object.entries(other).every(([name, value]) => one[name] === value);

/**
 * Merges changes of an object into its last state (D82). If it began and ended, or returned to its former state,
 * nothing is sent.
 * @param changes in order; the state before them is known to the recipient.
 */
export function mergeChanges(
  changes: readonly Change[],
  kinds: ReadonlyMap<string, Pick<NotificationKind, 'change'>>,
): MergedChange | null {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return null;
  const changeOf = ({ key }: Change) => kinds.get(key)?.change;
  const { key, params } = last;
  if (first === last) return { key, params };
  if (changeOf(first) === 'begins') return changeOf(last) === 'ends' ? null : { key: first.key, params };
  if (changeOf(last) === 'changes' && isSame(params, first.former)) return null;
  return { key, params };
}
