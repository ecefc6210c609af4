import * as v from 'valibot';
import { nullableText, oneOf } from '#/base/api/wire.ts';

/** A stored file. Its addresses carry the viewer's file token, since a picture's request sends no session token. */
export const mediaSchema = v.object({
  id: v.string(),
  image_path: v.string(),
  type: oneOf(['image', 'document', 'video', 'audio']),
  mime: v.string(),
  /** Bytes. */
  size: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Smallest first. */
  thumbnails: v.array(v.object({ path: v.string(), width: v.number(), height: v.number() })),
  /** The name of a document. */
  name: nullableText,
});
export type Media = v.InferOutput<typeof mediaSchema>;
