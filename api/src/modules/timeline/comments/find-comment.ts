import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { scopeOf, visiblePosts } from '#modules/timeline/posts/visible-post.ts';

interface FoundComment {
  postId: number;
  authorId: number;
}

const findText = `select c.post_id as "postId", c.author_id as "authorId" from comments c
join ${visiblePosts(['$2', '$3', '$4'])} p on p.id = c.post_id where c.id = $1`;

/**
 * The location of a comment. With `held` its row is locked until the transaction ends.
 * @throws AppError `not_found` without such a comment on a post that the viewer can see (D9).
 */
export async function findComment(sql: Sql, viewer: Viewer, id: number, held = false): Promise<FoundComment> {
  const [comment] = await sql.query<FoundComment>({
    name: held ? 'comment-held' : 'comment-found',
    text: held ? `${findText} for key share of c` : findText,
    values: [id, ...scopeOf(viewer)],
  });
  if (!comment) throw notFound('Comment');
  return comment;
}
