import type { ViewerCtx } from '#base/http/ctx.ts';

/** A source's input, and the placeholders of the statement that all sources share. */
interface SearchInput {
  /** The viewer's id, as SQL. */
  viewer: string;
  search: string;
  /** Adds a value to the statement, and gives its placeholder. */
  add: (value: unknown) => string;
  /** The most rows that are shown of a source, as SQL. */
  limit: string;
}

/**
 * SQL: a select of `kind, id, title, detail, image, place`: the kind of thing, its id and name, what tells namesakes
 * apart, a picture's address or null, and its place among those of the source. At most `limit` rows.
 */
export type SearchSource = (ctx: ViewerCtx, input: SearchInput) => Promise<string | null>;
