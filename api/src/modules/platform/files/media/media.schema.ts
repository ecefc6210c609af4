import * as v from 'valibot';

/**
 * A file of a post or a message in responses. Addresses contain the viewer's file token, because an `<img>` sends no
 * token.
 */
export const mediaSchema = v.object({
  id: v.string(),
  image_path: v.string(),
  type: v.picklist(['image', 'video', 'audio', 'document']),
  mime: v.string(),
  /** In bytes. */
  size: v.number(),
  /** The pixels of the image, or of the video's poster. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** WebP, smallest first; for a video those of its poster. */
  thumbnails: v.array(v.object({ path: v.string(), width: v.number(), height: v.number() })),
  name: v.nullable(v.string()),
});
