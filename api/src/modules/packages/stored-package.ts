import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { Money } from '#base/money/money.ts';
import { roleIdOf } from '#modules/roles/holders/held-roles.ts';
import type { PackageInput } from './packages.schema.ts';

interface StoredPackage extends PackageInput {
  active: boolean;
}

const storedText = `select p.title, p.classes_num as "classesNum", p.visible_to::text[] as "visibleTo",
    p.deactivated_at is null as active,
    (select json_agg(json_build_object('currency', x.currency, 'minor', x.amount_minor) order by x.position)
      from package_prices x where x.package_id = p.id) as prices
  from packages p where p.id = $1 and p.deleted_at is null`;

/** The package as it is, locked until the transaction ends. @throws AppError `not_found`. */
export async function lockPackage(sql: Sql, id: number): Promise<StoredPackage> {
  // A statement of its own: the next one sees all that was committed while this one waited.
  await sql.query({ text: 'select from packages where id = $1 for no key update', values: [id] });
  const [row] = await sql.query<StoredPackage>({ text: storedText, values: [id] });
  if (!row) throw notFound('Package');
  return { ...row, visibleTo: row.visibleTo.map(Number) };
}

/** SQL: the ids of the roles that can be named in `visibleTo`. */
const audienceIds = `array[${roleIdOf("'student'")}, ${roleIdOf("'guest'")}]`;

/** Student and guest, with the ids of this academy. */
export function listAudiences(sql: Sql): Promise<{ id: string; name: string }[]> {
  return sql.query({
    name: 'package-audiences',
    text: `select x.id::text as id, x.name from unnest(${audienceIds}, array['student', 'guest']) as x(id, name)`,
  });
}

/** A package is shown to students, to guests, or to both. */
export async function checkAudience(sql: Sql, visibleTo: readonly number[]): Promise<void> {
  const [found] = await sql.query<{ fits: boolean }>({
    text: `select $1::bigint[] <@ ${audienceIds} as fits`,
    values: [visibleTo],
  });
  if (!found?.fits) throw fieldError('visibleTo', 'invalid', 'A package is visible to students and guests');
}

export async function replacePrices(sql: Sql, id: number, prices: readonly Money[]): Promise<void> {
  await sql.query({ text: 'delete from package_prices where package_id = $1', values: [id] });
  await sql.query({
    text: `insert into package_prices (package_id, currency, amount_minor, position)
      select $1, each.currency, each.minor, each.position
      from unnest($2::text[], $3::bigint[]) with ordinality as each(currency, minor, position)`,
    values: [id, prices.map(({ currency }) => currency), prices.map(({ minor }) => minor)],
  });
}
