import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findMaterial } from './list-materials.ts';
import type { MaterialInput, WireMaterial } from './materials.schema.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

const auditOf = (action: string, id: number) => ({ action: `material.${action}`, subject: 'material', subjectId: id });

/** The material as it is, locked until the transaction ends. */
async function lockMaterial(sql: Sql, id: number): Promise<MaterialInput> {
  const [row] = await sql.query<MaterialInput>({
    text: 'select name, content from materials where id = $1 and deleted_at is null for no key update',
    values: [id],
  });
  if (!row) throw notFound('Material');
  return row;
}

export function createMaterial({ ctx, input }: { ctx: ViewerCtx; input: MaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ id: number }>({
      text: 'insert into materials (name, content, created_by, created_at) values ($1, $2, $3, $4) returning id',
      values: [input.name, input.content, ctx.viewer.userId, ctx.now],
    });
    if (!row) throw new Error('the material was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: input });
    return findMaterial({ ctx: { ...ctx, sql }, id: row.id });
  });
}

export function editMaterial({ ctx, id, input }: Named & { input: MaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const before = await lockMaterial(sql, id);
    await sql.query({
      text: 'update materials set name = $2, content = $3 where id = $1',
      values: [id, input.name, input.content],
    });
    await writeAudit(sql, ctx, { ...auditOf('update', id), before, after: input });
    return findMaterial({ ctx: { ...ctx, sql }, id });
  });
}

/** Hides a material; the classes that use it keep its name. */
export async function deleteMaterial({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await lockMaterial(sql, id);
    await sql.query({ text: 'update materials set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before });
  });
}
