import type { ReaderCtx } from '#base/http/ctx.ts';
import { isVisible, scopeOf } from './visible-post.ts';

const seesText = `
select exists (select from post_media m join posts p on p.id = m.post_id
  where m.media_id = $1 and ${isVisible('p', ['$2', '$3', '$4'])}) as sees`;

/** D64: a file of a post is for whoever reads posts and sees this one. */
export async function maySeePostMedia({ sql, reader }: ReaderCtx, mediaId: string): Promise<boolean> {
  if (!reader.permissions.has('timeline.read')) return false;
  const values = [mediaId, ...scopeOf(reader)];
  const [row] = await sql.query<{ sees: boolean }>({ name: 'post-media-scope', text: seesText, values });
  return row?.sees ?? false;
}
