import { eq } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findPackage } from './list-packages.ts';
import { replacePrices } from './package-prices.ts';
import { packageFields } from './packages.fields.ts';
import type { PackageInput, WirePackage } from './packages.schema.ts';
import { packages } from './packages.table.ts';
import { checkAudience, lockPackage, stateOf } from './stored-package.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

const auditOf = (action: string, id: number) => ({ action: `package.${action}`, subject: 'package', subjectId: id });

export function createPackage({ ctx, input }: { ctx: ViewerCtx; input: PackageInput }): Promise<WirePackage> {
  return ctx.sql.transaction(async (sql) => {
    await checkAudience(sql, input.visibleTo);
    const [row] = await sql.orm
      .insert(packages)
      .values({
        ...allColumnsOf(packageFields, input),
        forSubscribers: input.forSubscribers ?? false,
        createdBy: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning({ id: packages.id });
    if (!row) throw new Error('the package was not stored');
    await replacePrices(sql, row.id, input.prices);
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: input });
    return findPackage({ ctx: { ...ctx, sql }, id: row.id });
  });
}

/** Changes the offer from now on; purchases keep their classes and price (D40). */
export function editPackage({ ctx, id, input }: Named & { input: PackageInput }): Promise<WirePackage> {
  return ctx.sql.transaction(async (sql) => {
    const before = await stateOf(sql, await lockPackage(sql, id));
    await checkAudience(sql, input.visibleTo);
    // A client that does not know these fields keeps them.
    const titleAr = input.titleAr === undefined ? before.titleAr : input.titleAr;
    const forSubscribers = input.forSubscribers ?? before.forSubscribers;
    const columns = { ...allColumnsOf(packageFields, { ...input, titleAr }), forSubscribers };
    await sql.orm.update(packages).set(columns).where(eq(packages.id, id));
    await replacePrices(sql, id, input.prices);
    const after = await stateOf(sql, await lockPackage(sql, id));
    await writeEdit(sql, ctx, { ...auditOf('update', id), before, after });
    return findPackage({ ctx: { ...ctx, sql }, id });
  });
}

/** D40: ends or resumes the sale. @throws AppError `conflict` if it is already so. */
export function setPackageActive({ ctx, id, active }: Named & { active: boolean }): Promise<WirePackage> {
  return ctx.sql.transaction(async (sql) => {
    const { deactivatedAt } = await lockPackage(sql, id);
    const wasActive = deactivatedAt === null;
    if (wasActive === active)
      throw new AppError('conflict', active ? 'The package is active already' : 'The package is deactivated already');
    await sql.query({
      text: 'update packages set deactivated_at = $2 where id = $1',
      values: [id, active ? null : ctx.now],
    });
    const line = auditOf(active ? 'reactivate' : 'deactivate', id);
    await writeEdit(sql, ctx, { ...line, before: { active: wasActive }, after: { active } });
    return findPackage({ ctx: { ...ctx, sql }, id });
  });
}

/** Hides a package; purchases keep its name (D40). */
export async function deletePackage({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await stateOf(sql, await lockPackage(sql, id));
    await sql.query({ text: 'update packages set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before });
  });
}
