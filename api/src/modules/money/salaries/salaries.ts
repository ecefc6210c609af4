import { and, eq, sql as raw } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { priceAt, pricedBy } from './price-at.ts';
import type { SalariesQuery, SalaryBody, salariesPage, WireSalary } from './salaries.schema.ts';
import { teacherSalaries } from './salaries.table.ts';
import { changingSalary, checkMaySeeSalary, mayChangeSalaryOf, type TeacherOf } from './salary-access.ts';

type Salary = typeof teacherSalaries.$inferSelect;

const MINOR = 100;
const present = ({ id, priceMinor, per, effectiveFrom, createdAt }: Salary, mayChange: boolean): WireSalary => ({
  id: String(id),
  price_per_class: priceMinor / MINOR,
  per,
  effective_from: effectiveFrom,
  created_at: createdAt.toISOString(),
  may: { update: mayChange, delete: mayChange },
});
const stateOf = ({ priceMinor, per, effectiveFrom, teacherId }: Salary) => ({
  teacher_id: teacherId,
  price_per_class: priceMinor / MINOR,
  per,
  effective_from: effectiveFrom,
});

/** A teacher's prices with their dates, latest first. */
export async function listSalaries({
  ctx,
  teacherId,
  query,
}: TeacherOf & { query: SalariesQuery }): Promise<InferInput<typeof salariesPage>> {
  await checkMaySeeSalary(ctx, teacherId);
  const { page, per_page } = query;
  const mayChange = await mayChangeSalaryOf(ctx, teacherId, 'salaries.update');
  const own = eq(teacherSalaries.teacherId, teacherId);
  const rows = await ctx.sql.orm
    .select()
    .from(teacherSalaries)
    .where(own)
    .orderBy(raw`${teacherSalaries.effectiveFrom} desc, ${teacherSalaries.id} desc`)
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = await ctx.sql.orm.$count(teacherSalaries, own);
  const current = await priceAt(ctx.sql, teacherId, ctx.now);
  const by = await pricedBy(ctx.sql, teacherId, ctx.now);
  return {
    data: {
      salaries: rows.map((row) => present(row, mayChange)),
      may: { create: mayChange },
      currency: ctx.deps.settings.currency,
      current_price: current === null ? null : current / MINOR,
      current_per: by?.per ?? null,
      current_from: by?.since ?? null,
    },
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

async function findSalary(sql: Sql, teacherId: number, id: number) {
  const where = and(eq(teacherSalaries.teacherId, teacherId), eq(teacherSalaries.id, id));
  const [before] = await sql.orm.select().from(teacherSalaries).where(where);
  if (!before) throw notFound('Salary');
  return { where, before };
}

/** Without a unit a changed price keeps its own, and a new one is per class. */
const toRow = ({ price_per_class, per, effective_from }: SalaryBody) => ({
  priceMinor: price_per_class,
  ...(per ? { per } : {}),
  effectiveFrom: effective_from,
});

export const addSalary = (teachers: TeacherOf & { input: SalaryBody }): Promise<WireSalary> =>
  changingSalary(teachers, async (sql) => {
    const { ctx, teacherId, input } = teachers;
    const [after] = await sql.orm
      .insert(teacherSalaries)
      .values({ ...toRow(input), teacherId, createdAt: ctx.now })
      .returning();
    if (!after) throw new Error('the salary was not stored');
    const line = { action: 'salary.create', subject: 'salary', subjectId: after.id };
    await writeAudit(sql, ctx, { ...line, after: stateOf(after) });
    return present(after, true);
  });

export const changeSalary = (teachers: TeacherOf & { id: number; input: SalaryBody }): Promise<WireSalary> =>
  changingSalary(teachers, async (sql) => {
    const { ctx, teacherId, id, input } = teachers;
    const { where, before } = await findSalary(sql, teacherId, id);
    const [after] = await sql.orm.update(teacherSalaries).set(toRow(input)).where(where).returning();
    if (!after) throw new Error('the salary was not stored');
    const line = { action: 'salary.update', subject: 'salary', subjectId: id };
    const whose = { teacher_id: teacherId };
    const states = { before: stateOf(before), after: stateOf(after) };
    await writeEdit(sql, ctx, { ...line, ...states }, { before: whose, after: whose });
    return present(after, true);
  });

export const deleteSalary = (teachers: TeacherOf & { id: number }): Promise<void> =>
  changingSalary(teachers, async (sql) => {
    const { ctx, teacherId, id } = teachers;
    const { where, before } = await findSalary(sql, teacherId, id);
    await sql.orm.delete(teacherSalaries).where(where);
    const line = { action: 'salary.delete', subject: 'salary', subjectId: id };
    await writeAudit(sql, ctx, { ...line, before: stateOf(before) });
  });
