import type { Holder } from '../contract/audience.ts';

/** Routes of grown-ups that need no permission, with all below; the API closes their calls to a child's session. */
const closed = [
  '/profile',
  '/dashboard/concerns',
  '/dashboard/pauses',
  '/dashboard/progress/:id/goal',
  '/dashboard/progress/:id/plan',
  '/dashboard/subscriptions',
  '/dashboard/users',
].map((path) => path.split('/'));

/** Whether the route is closed to its viewer because the session is a child's (D141). */
export function isClosedToChild({ roles }: Holder, path: string): boolean {
  if (!roles.includes('child')) return false;
  const segments = path.split('/');
  return closed.some((each) => each.every((segment, at) => segment === segments[at]));
}
