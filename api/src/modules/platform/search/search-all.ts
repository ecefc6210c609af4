import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SearchQuery, SearchResult } from './search.schema.ts';
import type { SearchSource } from './search-source.ts';

/** A single letter would match nearly everybody. */
const LEAST_CHARS = 2;

interface Search {
  ctx: ViewerCtx;
  query: SearchQuery;
  sources: readonly SearchSource[];
}

/** Searches everything with a name that the viewer can see, in one statement; the best matches of each source first. */
export async function searchAll({ ctx, query, sources }: Search): Promise<SearchResult[]> {
  const { q, limit } = query;
  if (q.length < LEAST_CHARS) return [];
  const values: unknown[] = [ctx.viewer.userId, limit];
  const add = (value: unknown) => `$${values.push(value)}`;
  const input = { viewer: '$1::bigint', search: q, add, limit: '$2::int' };
  const found: string[] = [];
  for (const source of sources) {
    const rows = await source(ctx, input);
    if (rows !== null) found.push(`(select ${found.length} as source, s.* from (${rows}) s)`);
  }
  if (found.length === 0) return [];
  return ctx.sql.query<SearchResult>({
    text: `select kind, id::text as id, title, detail, image from (${found.join(' union all ')}) f
      where ${input.viewer} is not null and ${input.limit} > 0 order by source, place, title, id`,
    values,
  });
}
