import * as v from 'valibot';
import { instant, line } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { mediaSchema } from '../media/media.schema.ts';
import { fileKinds } from './file-source.ts';

const MAX_SEARCH = 100;

export const filesQuery = v.object({
  ...pageQuery,
  /** Searches the title. */
  search: v.optional(v.pipe(line, v.maxLength(MAX_SEARCH)), ''),
  kind: v.optional(v.picklist(fileKinds)),
});
export type FilesQuery = v.InferOutput<typeof filesQuery>;

const file = v.object({
  id: v.string(),
  kind: v.picklist(fileKinds),
  /** Null for a picture or a recording without words. */
  title: v.nullable(v.string()),
  file: mediaSchema,
  /** The user who uploaded it. */
  owner: v.object({ id: v.string(), name: v.string() }),
  /**
   * The material, the book, the class of an assignment, the assignment of a hand-in, or the person of a conversation.
   */
  place_id: v.string(),
  created_at: instant,
});
export type WireFile = v.InferInput<typeof file>;
export const filesPage = pageOf(file);
