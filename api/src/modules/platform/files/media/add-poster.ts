import type { Ctx } from '#base/http/ctx.ts';
import { thumbnailKey } from './media-keys.ts';
import type { ReceivedMedia, ReceivedPoster } from './received-media.ts';

interface Upload {
  file: ReceivedMedia;
  poster?: ReceivedPoster | undefined;
}

/**
 * Adds the picture that a video shows until it plays; other kinds of files have none. Call it outside any transaction.
 */
export async function addPoster(ctx: Ctx, { file, poster }: Upload): Promise<void> {
  if (!poster || file.kind !== 'video') return;
  const { width, height, thumbnails } = poster.picture;
  const widths = thumbnails.map((thumbnail) => thumbnail.width);
  await ctx.sql.query({
    text: 'update media set width = $2, height = $3, thumbnails = $4::smallint[] where id = $1',
    values: [file.id, width, height, widths],
  });
  for (const thumbnail of thumbnails)
    await ctx.deps.files.put(thumbnailKey(file.id, thumbnail.width), thumbnail.bytes, 'image/webp');
}
