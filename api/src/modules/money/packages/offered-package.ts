import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { Money } from '#base/money/money.ts';
import { roleIdOf } from '#modules/people/roles/index.ts';

interface OfferedPackage {
  id: number;
  title: string;
  titleAr: string | null;
  classesNum: number;
  price: Money;
  /** Who has a running plan can buy it too, once (D133). */
  forSubscribers: boolean;
}

const offeredText = `select p.id, p.title, p.title_ar as "titleAr", p.classes_num as "classesNum", p.for_subscribers as "forSubscribers", p.deactivated_at is null as active,
    (select x.amount_minor from package_prices x where x.package_id = p.id and x.currency = $3) as minor
  from packages p where p.id = $1 and p.deleted_at is null and (p.visible_to = '{}'
    or exists (select from unnest($2::text[]) as held(name) where ${roleIdOf('held.name')} = any(p.visible_to)))
  for share of p`;

interface Choice {
  packageId: number;
  currency: string;
  kind: 'monthly' | 'one_time';
}

type Row = Omit<OfferedPackage, 'price'> & { active: boolean; minor: number | null };

/**
 * A package that a user with these roles can buy, with its price (D35). It is locked until the transaction ends.
 * @throws AppError `not_found` for another audience, `conflict` if it is no longer sold, `invalid` without a price,
 * and for extra classes each month (D133).
 */
export async function offeredPackage(
  sql: Sql,
  { roles }: Pick<Viewer, 'roles'>,
  { packageId: id, currency, kind }: Choice,
): Promise<OfferedPackage> {
  const [row] = await sql.query<Row>({ text: offeredText, values: [id, roles, currency] });
  if (!row) throw notFound('Package');
  if (!row.active) throw new AppError('conflict', 'This package is no longer offered');
  if (row.minor === null) throw fieldError('currency', 'no_price', 'The package has no price in this currency');
  const { title, titleAr, classesNum, forSubscribers, minor } = row;
  if (forSubscribers && kind === 'monthly')
    throw fieldError('kind', 'one_time_only', 'Extra classes are bought once, not monthly');
  return { id, title, titleAr, classesNum, forSubscribers, price: { currency, minor } };
}

/** SQL: whether any package is sold now. */
export const somePackageIsActive =
  '(exists (select from packages where deactivated_at is null and deleted_at is null))';

/** SQL: whether a package is sold now. */
export const packageIsActive = (id: string): string =>
  `coalesce((select deactivated_at is null and deleted_at is null from packages where id = ${id}), false)`;

/**
 * SQL: the Arabic title of a purchase's package, while the package has the title at which it was bought; null without
 * one. A purchase keeps its title (D40).
 */
export const boughtTitleAr = (purchase: string): string =>
  `(select k.title_ar from packages k where k.id = ${purchase}.package_id and k.title = ${purchase}.title)`;
