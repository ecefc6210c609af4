import type { ViewerCtx } from '#base/http/ctx.ts';

/** A source's input, and the placeholders of the statement that all sources share. */
interface SearchInput {
  /** The viewer's id, as SQL. */
  viewer: string;
  search: string;
  /** Adds a value to the statement, and returns its placeholder. */
  add: (value: unknown) => string;
  /** The limit of rows from each source, as SQL. */
  limit: string;
}

/**
 * SQL: a select of `kind, id, title, detail, image, place`: the kind of object, its id and name, a text that
 * distinguishes equal names, a picture's address or null, and its position within the source. At most `limit` rows.
 */
export type SearchSource = (ctx: ViewerCtx, input: SearchInput) => Promise<string | null>;
