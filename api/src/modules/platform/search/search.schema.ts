import * as v from 'valibot';
import { line, pageLimit } from '#base/http/fields.ts';

const text = v.nullable(v.string());

export const searchQuery = v.object({
  q: v.pipe(line, v.maxLength(100)),
  /** The most results of each source. */
  limit: pageLimit(6),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const result = v.object({
  /** The kind, declared by the remote that has the page of such objects: `user.student`. */
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  detail: text,
  image: text,
});
export type SearchResult = v.InferInput<typeof result>;
export const searchResponse = v.object({ data: v.array(result) });
