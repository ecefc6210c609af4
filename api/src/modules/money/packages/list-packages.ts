import type { InferInput } from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import { containsFolded, folded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type Money, majorUnits } from '#base/money/money.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { relationsOf } from '#modules/people/people/scope/relationships.ts';
import { roleIdOf } from '#modules/people/roles/index.ts';
import { pricesJson } from './package-prices.ts';
import { packageFields } from './packages.fields.ts';
import { isBuyer, mayOf } from './packages.policy.ts';
import type { PackagesQuery, packageSorts, packagesPage, WirePackage } from './packages.schema.ts';

type Row = Omit<WirePackage, 'prices' | 'may'> & { prices: Money[] };

const columns = `${selectOf(packageFields)}, ${pricesJson} as prices`;

/** SQL: the packages that a viewer sees; $1 to $3 are `viewerValues`. A buyer still sees an own package (D40). */
const visiblePackages = `packages p where p.deleted_at is null and ($1::boolean
  or p.deactivated_at is null and (p.visible_to = '{}'
    or exists (select from unnest($2::text[]) as held(name) where ${roleIdOf('held.name')} = any(p.visible_to)))
  or p.id = (select u.subscription_package_id from ${accounts} u where u.id = $3::bigint))`;

/** D116: parents can also buy students' packages for their children. */
async function viewerValues({ sql, viewer }: ViewerCtx) {
  const { userId, roles } = viewer;
  const needsChildren = isBuyer(viewer) && !roles.includes('student');
  const isParent = needsChildren && (await relationsOf(sql, userId)).includes('parent');
  return [!isBuyer(viewer), isParent ? [...roles, 'student'] : roles, userId];
}

const orders: Record<(typeof packageSorts)[number], string> = {
  title: folded('p.title'),
  classesNum: 'p.classes_num',
  createdAt: 'p.created_at',
};

function orderOf(sort: PackagesQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, p.id ${way}`;
}

const pageText = (sort: PackagesQuery['sort']) => `with matched as (select p.* from ${visiblePackages}
    and ($4::text = '' or (${containsFolded('p.title', '$4::text')} or ${containsFolded("coalesce(p.title_ar, '')", '$4::text')})) and ($5::int is null or p.classes_num = $5))
  select (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
    select ${columns} from matched p order by ${orderOf(sort)} limit $6 offset $7) page), '[]'::json) as rows`;

const present = ({ prices, ...row }: Row, viewer: Viewer): WirePackage => ({
  ...row,
  prices: prices.map((price) => ({ currency: price.currency, amount: majorUnits(price) })),
  may: mayOf(viewer, row),
});

interface Listing {
  ctx: ViewerCtx;
  query: PackagesQuery;
}

export async function listPackages({ ctx, query }: Listing): Promise<InferInput<typeof packagesPage>> {
  const { page, limit, title, classesNum, sort } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    name: `packages-${sort}`,
    text: pageText(sort),
    values: [...(await viewerValues(ctx)), title, classesNum ?? null, limit, (page - 1) * limit],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return {
    data: rows.map((row) => present(row, ctx.viewer)),
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
  };
}

/** @throws AppError `not_found`, also for a package that the viewer cannot see (D9). */
export async function findPackage({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WirePackage> {
  const [row] = await ctx.sql.query<Row>({
    name: 'package',
    text: `select ${columns} from ${visiblePackages} and p.id = $4`,
    values: [...(await viewerValues(ctx)), id],
  });
  if (!row) throw notFound('Package');
  return present(row, ctx.viewer);
}
