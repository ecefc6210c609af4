import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { rowColumns } from '#base/database/row-columns.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { readableAudiences } from './posts.policy.ts';
import { posts } from './posts.table.ts';

/**
 * D9 and D50 as a condition on a row of `posts`: its author always sees it, others if it is approved and for their
 * audience, admins in any state. The placeholders stand for the three values of `scopeOf`.
 */
export const isVisible = (
  row: string,
  [audiences, viewer, canViewPending]: readonly [string, string, string],
): string =>
  `(${row}.author_id = ${viewer}::bigint or (${row}.audience = any(${audiences}::smallint[])
    and (${row}.status = 'approved' or ${canViewPending}::boolean)))`;

/** SQL: the posts of a scope that the viewer can see, for objects that belong to a post. */
export const visiblePosts = (scope: readonly [string, string, string]): string =>
  `(select id, comment_count from posts v where ${isVisible('v', scope)})`;

export const scopeOf = (viewer: Viewer): [number[], number, boolean] => [
  readableAudiences(viewer),
  viewer.userId,
  isAdmin(viewer),
];

export type LockedPost = typeof posts.$inferSelect;

/** Which changes of the row others may still make: see the row locks of PostgreSQL. */
type Lock = 'key share' | 'no key update' | 'update';

const lockText = (lock: Lock) => `select ${rowColumns(posts, 'p')} from posts p
where p.id = $1 and ${isVisible('p', ['$2', '$3', '$4'])} for ${lock} of p`;

/**
 * Locks the row of a post until the transaction ends. Every change of a post or of objects that belong to it takes this
 * lock first, so that two changes wait for each other and never deadlock.
 * @throws AppError `not_found` if there is no such post for this viewer (D9).
 */
export async function lockPost(sql: Sql, viewer: Viewer, id: number, lock: Lock): Promise<LockedPost> {
  const [post] = await sql.query<LockedPost>({
    name: `post-lock-${lock.replaceAll(' ', '-')}`,
    text: lockText(lock),
    values: [id, ...scopeOf(viewer)],
  });
  if (!post) throw notFound('Post');
  return post;
}
