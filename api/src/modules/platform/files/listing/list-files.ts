import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { mediaJson, mediaOf } from '../media/media-json.ts';
import type { FileSource } from './file-source.ts';
import type { FilesQuery, filesPage, WireFile } from './listing.schema.ts';

/** $1 viewer, $2 words, $3 the last row that the page needs, $4 page size, $5 offset, $6 the viewer's file token. */
const asked = { viewer: '$1::bigint', search: '$2::text' };
const newest = 'created_at desc, kind, id desc';

type Found = Awaited<ReturnType<FileSource>>;
type Sources = NonNullable<Found>[];

/** Takes from each source only the rows that the page may need, along its index. */
function pageText(sources: Sources): string {
  const before = new Set(sources.flatMap(({ before: text }) => text ?? []));
  const found = sources.map(
    ({ kind, rows }) =>
      `(select '${kind}' as kind, s.* from (${rows}) s order by s.created_at desc, s.id desc limit $3::int)`,
  );
  const page = `page as (select * from (${found.join(' union all ')}) found order by ${newest} limit $4 offset $5)`;
  return `with ${[...before, page].join(', ')}
    select (${sources.map(({ total }) => `coalesce(${total}, 0)`).join(' + ')})::int as total,
      coalesce((select json_agg(json_build_object('id', p.kind || ':' || p.id, 'kind', p.kind, 'title', p.title,
        'file', ${mediaJson('f', '$6')}, 'owner', ${userRef('p.owner_id')}, 'place_id', p.place_id::text,
        'created_at', ${instantOf('p.created_at')}) order by p.created_at desc, p.kind, p.id desc)
      from page p join ${mediaOf('f', 'p.media_id')}), '[]'::json) as rows
    where ${asked.viewer} is not null and ${asked.search} is not null`;
}

interface Listing {
  ctx: ViewerCtx;
  query: FilesQuery;
  sources: readonly FileSource[];
}

/** D65: all files that the viewer can see, newest first, in one statement. */
export async function listFiles({ ctx, query, sources }: Listing): Promise<InferInput<typeof filesPage>> {
  const { page, per_page, search, kind } = query;
  const isSearched = search !== '';
  const all = await Promise.all(sources.map((source) => source(ctx, { ...asked, isSearched })));
  const wanted = all.filter((source): source is Sources[number] => source !== null && (!kind || source.kind === kind));
  const offset = offsetOf(query);
  const [found] =
    wanted.length === 0
      ? []
      : await ctx.sql.query<{ total: number; rows: WireFile[] }>({
          text: pageText(wanted),
          values: [
            ctx.viewer.userId,
            search,
            offset + per_page,
            per_page,
            offset,
            ctx.deps.fileTokens.issue(ctx.viewer),
          ],
        });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
