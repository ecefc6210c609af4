import type { Post } from '#/api/posts.ts';

type Audience = Post['visibleTo'];

/** Everybody includes guests; admins see every post, so choosing them widens nothing. */
const groupsOf = (audience: Audience): string[] =>
  audience.length === 0 ? ['student', 'teacher', 'guest'] : audience.filter((name) => name !== 'admin');

/** Whether this audience includes somebody whom the former one excluded. */
export function isWider(audience: Audience, former: Audience): boolean {
  const seen = groupsOf(former);
  return groupsOf(audience).some((group) => !seen.includes(group));
}
