import type { ViewerCtx } from '#base/http/ctx.ts';
import { isVisible, scopeOf } from '#modules/timeline/posts/visible-post.ts';

const canViewText = `
select exists (select from post_media m join posts p on p.id = m.post_id
  where m.media_id = $1 and ${isVisible('p', ['$2', '$3', '$4'])}) as visible`;

/** D64: a file of a post is open to viewers who may read posts and see this one. */
export async function canViewPostMedia({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  if (!viewer.permissions.has('timeline.read')) return false;
  const values = [mediaId, ...scopeOf(viewer)];
  const [row] = await sql.query<{ visible: boolean }>({ name: 'post-media-scope', text: canViewText, values });
  return row?.visible ?? false;
}
