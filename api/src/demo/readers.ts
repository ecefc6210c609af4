import type { Reader } from '#base/auth/reader.ts';
import { audienceBits, readableAudiences } from '#modules/posts/posts.policy.ts';
import type { DemoPost } from './demo-post.ts';
import { type DemoPerson, type PersonIds, people } from './people.ts';

export const readerOf = ({ login, role }: DemoPerson, ids: PersonIds): Reader => ({
  userId: ids.get(login) ?? 0,
  session: '',
  role,
  roles: [role],
  permissions: new Set(),
});

/** Who finds an approved post in the feed, its author aside. */
export function readersOf({ by, visibleTo = [] }: DemoPost, ids: PersonIds): DemoPerson[] {
  const audience = audienceBits(visibleTo);
  return people.filter((person) => person.login !== by && readableAudiences(readerOf(person, ids)).includes(audience));
}
