import type { Viewer } from '#base/auth/viewer.ts';
import { audienceBits, readableAudiences } from '#modules/timeline/posts/posts.policy.ts';
import { type DemoPerson, type PersonIds, people } from '../people/people.ts';
import type { DemoPost } from './demo-post.ts';

export const viewerOf = ({ login, role }: DemoPerson, ids: PersonIds): Viewer => ({
  userId: ids.get(login) ?? 0,
  session: '',
  role,
  roles: [role],
  permissions: new Set(),
  relativePermissions: new Set(),
  hasTwoSteps: false,
});

/** The people who see an approved post in the feed, without its author. */
export function viewersOf({ by, visibleTo = [] }: DemoPost, ids: PersonIds): DemoPerson[] {
  const audience = audienceBits(visibleTo);
  return people.filter((person) => person.login !== by && readableAudiences(viewerOf(person, ids)).includes(audience));
}
