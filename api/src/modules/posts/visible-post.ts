import { getTableColumns } from 'drizzle-orm';
import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { readableAudiences } from './posts.policy.ts';
import { posts } from './posts.table.ts';

/**
 * D9 and D50 as a condition on a row of `posts`: its author sees it always, others where it is approved and meant for
 * them, admins whatever its state. The placeholders stand for the three values of `scopeOf`.
 */
export const isVisible = (
  row: string,
  [audiences, viewer, canViewPending]: readonly [string, string, string],
): string =>
  `(${row}.author_id = ${viewer}::bigint or (${row}.audience = any(${audiences}::smallint[])
    and (${row}.status = 'approved' or ${canViewPending}::boolean)))`;

/** SQL: the posts of a scope that the viewer can see, for what belongs to a post. */
export const visiblePosts = (scope: readonly [string, string, string]): string =>
  `(select id, comment_count from posts v where ${isVisible('v', scope)})`;

export const scopeOf = (viewer: Viewer): [number[], number, boolean] => [
  readableAudiences(viewer),
  viewer.userId,
  isAdmin(viewer),
];

export type LockedPost = typeof posts.$inferSelect;
const columns = Object.entries(getTableColumns(posts)).map(([key, { name }]) => `p.${name} as "${key}"`);

/** How much of the row others may still do: see the locks of rows in PostgreSQL. */
type Lock = 'key share' | 'no key update' | 'update';

const lockText = (lock: Lock) => `select ${columns.join(', ')} from posts p
where p.id = $1 and ${isVisible('p', ['$2', '$3', '$4'])} for ${lock} of p`;

/**
 * The row of a post, held until the transaction ends. Whoever changes a post or what hangs on it takes this lock before
 * any other, so that two changes wait for each other instead of meeting halfway.
 * @throws AppError `not_found` where there is no such post for this viewer (D9).
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
