import type { Post } from '#/api/posts.ts';

type Audience = Post['visibleTo'];

/** Everybody includes guests; admins see every post, so that naming them opens it to nobody. */
const groupsOf = (audience: Audience): string[] =>
  audience.length === 0 ? ['student', 'teacher', 'guest'] : audience.filter((name) => name !== 'admin');

/** Whether somebody sees a post with this audience who did not see it with the former one. */
export function isWider(audience: Audience, former: Audience): boolean {
  const seen = groupsOf(former);
  return groupsOf(audience).some((group) => !seen.includes(group));
}
