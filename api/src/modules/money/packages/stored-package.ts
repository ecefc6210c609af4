import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import { storedOf } from '#base/fields/fields.ts';
import type { Money } from '#base/money/money.ts';
import { roleIdOf } from '#modules/people/roles/index.ts';
import { pricesJson } from './package-prices.ts';
import { packageFields } from './packages.fields.ts';
import { packages } from './packages.table.ts';

type Row = typeof packages.$inferSelect;

/** The stored package, locked until the transaction ends. @throws AppError `not_found`. */
export async function lockPackage(sql: Sql, id: number): Promise<Row> {
  const isThere = and(eq(packages.id, id), isNull(packages.deletedAt));
  const [row] = await sql.orm.select().from(packages).where(isThere).for('no key update');
  if (!row) throw notFound('Package');
  return row;
}

/** The audited state of a locked package, with its current prices. */
export async function stateOf(sql: Sql, row: Row) {
  const [found] = await sql.query<{ prices: Money[] }>({
    text: `select ${pricesJson} as prices from packages p where p.id = $1`,
    values: [row.id],
  });
  return { ...storedOf(packageFields, row), active: row.deactivatedAt === null, prices: found?.prices ?? [] };
}

/** SQL: the ids of the roles that `visibleTo` can contain. */
const audienceIds = `array[${roleIdOf("'student'")}, ${roleIdOf("'guest'")}]`;

/** Student and guest, with the ids of this academy. */
export function listAudiences(sql: Sql): Promise<{ id: string; name: string }[]> {
  return sql.query({
    name: 'package-audiences',
    text: `select x.id::text as id, x.name from unnest(${audienceIds}, array['student', 'guest']) as x(id, name)`,
  });
}

/** Whether all of these ids are packages, without repetitions. */
export async function arePackages(sql: Sql, ids: readonly number[]): Promise<boolean> {
  const text = 'select from packages where id = any ($1::bigint[]) and deleted_at is null';
  return (await sql.query({ text, values: [ids] })).length === ids.length;
}

/** A package is shown to students, to guests, or to both. */
export async function checkAudience(sql: Sql, visibleTo: readonly number[]): Promise<void> {
  const [found] = await sql.query<{ fits: boolean }>({
    text: `select $1::bigint[] <@ ${audienceIds} as fits`,
    values: [visibleTo],
  });
  if (!found?.fits) throw fieldError('visibleTo', 'invalid', 'A package is visible to students and guests');
}
