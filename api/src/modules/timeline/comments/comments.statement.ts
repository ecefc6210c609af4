import type { Viewer } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { scopeOf, visiblePosts } from '#modules/timeline/posts/visible-post.ts';
import { mayByComment } from './comments.policy.ts';

/** A comment as a response: the row `c` with its author `u`. Placeholders: the viewer, and the viewer's actions. */
const commentJson = (viewer: string, may: string) => `json_build_object(
  'id', c.id::text, 'text', c.text,
  'user', json_build_object('id', u.id::text, 'name', u.name, 'image', '/api/files/' || u.image),
  'createdAt', ${instantOf('c.created_at')},
  'likes', coalesce((select json_agg(json_build_object('user_id', l.user_id::text) order by l.user_id)
    from comment_likes l where l.comment_id = c.id), '[]'::json),
  'may', ${may}::json -> case when c.author_id = ${viewer}::bigint then 'own' else 'foreign' end)`;

/**
 * A page of a post's comments as one JSON text, newest first; no row if the viewer cannot see the post. / $1 post, $2
 * audiences, $3 viewer, $4 whether pending posts of others are visible, $5 limit, $6 offset, $7 page number, $8 the
 * viewer's actions.
 */
const pageText = `
select json_build_object(
  'data', coalesce((select json_agg(${commentJson('$3', '$8')} order by c.created_at desc, c.id desc) from (
      select * from comments where post_id = p.id order by created_at desc, id desc limit $5::int offset $6::bigint
    ) c join ${userCards} u on u.id = c.author_id), '[]'::json),
  'page', $7::int, 'limit', $5::int,
  'total', p.comment_count, 'totalPages', (p.comment_count + $5::int - 1) / $5::int)::text as json
from ${visiblePosts(['$2', '$3', '$4'])} p where p.id = $1`;

interface Page {
  page: number;
  limit: number;
}

export function commentsPageStatement(postId: number, viewer: Viewer, { page, limit }: Page): Statement {
  const values = [postId, ...scopeOf(viewer), limit, (page - 1) * limit, page, mayByComment(viewer)];
  return { name: 'comments-page', text: pageText, values };
}

const commentText = `
select json_build_object('data', ${commentJson('$2', '$3')})::text as json
from comments c join ${userCards} u on u.id = c.author_id where c.id = $1`;

/** One comment, for its author. */
export const commentStatement = (id: number, viewer: Viewer): Statement => ({
  name: 'comment',
  text: commentText,
  values: [id, viewer.userId, mayByComment(viewer)],
});
