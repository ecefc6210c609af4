import type { InferInput } from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import { containsFolded, folded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { materialFields } from './materials.fields.ts';
import type { MaterialsQuery, materialSorts, materialsPage, WireMaterial } from './materials.schema.ts';

type Row = Omit<WireMaterial, 'may'>;

const columns = selectOf(materialFields);
const files = `left join ${mediaOf('f', 'm.media_id')}`;

const orders: Record<(typeof materialSorts)[number], string> = { name: folded('m.name'), created_at: 'm.created_at' };

function orderOf(sort: MaterialsQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, m.id ${way}`;
}

/** SQL: whether a material has a search term in one of its names. */
const named = (term: string) =>
  `(${containsFolded('m.name', term)} or ${containsFolded("coalesce(m.name_ar, '')", term)})`;

const pageText = (
  sort: MaterialsQuery['sort'],
) => `with matched as (select m.* from materials m where m.deleted_at is null
    and ($2::text = '' or ${named('$2::text')})
    and ($3::text = '' or ${named('$3::text')} or ${containsFolded('m.content', '$3::text')}))
  select (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
    select ${columns} from (select * from matched m order by ${orderOf(sort)} limit $4 offset $5) m ${files}
    order by ${orderOf(sort)}) page), '[]'::json) as rows`;

/** A row with the viewer's actions. */
const present = (row: Row, { permissions }: Viewer): WireMaterial => ({
  ...row,
  may: { edit: permissions.has('materials.update'), delete: permissions.has('materials.delete') },
});

export async function listMaterials({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: MaterialsQuery;
}): Promise<InferInput<typeof materialsPage>> {
  const { page, per_page, name, search, sort } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    name: `materials-${sort}`,
    text: pageText(sort),
    values: [ctx.deps.fileTokens.issue(ctx.viewer), name, search, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return {
    data: rows.map((row) => present(row, ctx.viewer)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

/** @throws AppError `not_found`. */
export async function findMaterial({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireMaterial> {
  const [row] = await ctx.sql.query<Row>({
    name: 'material',
    text: `select ${columns} from materials m ${files} where m.id = $2 and m.deleted_at is null`,
    values: [ctx.deps.fileTokens.issue(ctx.viewer), id],
  });
  if (!row) throw notFound('Material');
  return present(row, ctx.viewer);
}
