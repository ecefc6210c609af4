import * as v from 'valibot';

const typeSchema = v.union([
  v.picklist(['image', 'video']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

/** A file of a post. Its addresses carry the viewer's file token, since a picture's request sends no session token. */
export const mediaSchema = v.object({
  id: v.string(),
  image_path: v.string(),
  type: typeSchema,
  mime: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Pixels; for a video those of its poster. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Smallest first; for a video: its poster. */
  thumbnails: v.array(v.object({ path: v.string(), width: v.number(), height: v.number() })),
});

export type Media = v.InferOutput<typeof mediaSchema>;
