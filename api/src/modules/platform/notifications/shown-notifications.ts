import type { Viewer } from '#base/auth/viewer.ts';
import { isKnownToOthers } from './confidential.ts';
import type { NotificationKind } from './define-notification.ts';
import type { NotificationGroup } from './notification-groups.ts';

/** Their pages are closed in a child's session (D141): money, contacts, sign-in. */
const closedToChild: readonly NotificationGroup[] = ['money', 'account'];

/** SQL: which notifications `n` of its user a session shows, counts and marks. */
export type ShownTo = (viewer: Viewer) => string;

/**
 * What is confidential is shown neither in a view (D124) nor in a child's session, since others look (D146). A child's
 * session also leaves out the kinds whose pages are closed to it.
 */
export function shownNotifications(kinds: readonly NotificationKind[]): ShownTo {
  const closed = kinds.filter(({ group }) => closedToChild.includes(group)).map(({ key }) => key);
  const known = isKnownToOthers('n');
  const toChild = `(${known} and n.key <> all('{${closed.join()}}'))`;
  return ({ view, child }) => {
    if (child) return toChild;
    return view ? known : 'true';
  };
}
