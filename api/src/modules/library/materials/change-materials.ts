import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { markForDeletion } from '#modules/platform/files/media/delete-media.ts';
import type { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';
import { findMaterial } from './list-materials.ts';
import { materialFields } from './materials.fields.ts';
import type { EditMaterialInput, MaterialInput, WireMaterial } from './materials.schema.ts';
import { materials } from './materials.table.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

type Row = typeof materials.$inferSelect;

const auditOf = (action: string, id: number) => ({ action: `material.${action}`, subject: 'material', subjectId: id });
const stateOf = (row: Row) => ({ ...storedOf(materialFields, row), file: row.mediaId });

/** The stored material, locked until the transaction ends. @throws AppError `not_found`. */
async function lockMaterial(sql: Sql, id: number): Promise<Row> {
  const isThere = and(eq(materials.id, id), isNull(materials.deletedAt));
  const [row] = await sql.orm.select().from(materials).where(isThere).for('no key update');
  if (!row) throw notFound('Material');
  return row;
}

/** Attaches the file of the request to a material; returns its id. */
async function attach(sql: Sql, ctx: ViewerCtx, file: ReceivedMedia | undefined): Promise<string | null> {
  if (!file) return null;
  const owner = { ownerId: ctx.viewer.userId, at: ctx.now };
  await attachMedia(sql, { ids: [file.id], kinds: ['image', 'document'], ...owner });
  return file.id;
}

export function createMaterial({ ctx, input }: { ctx: ViewerCtx; input: MaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const mediaId = await attach(sql, ctx, input.file);
    const [row] = await sql.orm
      .insert(materials)
      .values({
        ...allColumnsOf(materialFields, input),
        mediaId,
        fileAddedAt: mediaId === null ? null : ctx.now,
        createdBy: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error('the material was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: stateOf(row) });
    return findMaterial({ ctx: { ...ctx, sql }, id: row.id });
  });
}

/** A new file replaces the old one. */
export function editMaterial({ ctx, id, input }: Named & { input: EditMaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const before = await lockMaterial(sql, id);
    const mediaId = await attach(sql, ctx, input.file);
    const isReplaced = mediaId !== null || input.remove_file;
    const columns = {
      // A client that does not know the second name or the subject keeps it.
      ...allColumnsOf(materialFields, {
        ...input,
        name_ar: input.name_ar === undefined ? before.nameAr : input.name_ar,
        subject: input.subject === undefined ? before.subject : input.subject,
      }),
      ...(isReplaced ? { mediaId, fileAddedAt: mediaId === null ? null : ctx.now } : {}),
    };
    await sql.orm.update(materials).set(columns).where(eq(materials.id, id));
    if (isReplaced && before.mediaId) await markForDeletion(sql, ctx, [before.mediaId]);
    const line = { ...auditOf('update', id), before: stateOf(before), after: stateOf({ ...before, ...columns }) };
    await writeEdit(sql, ctx, line);
    return findMaterial({ ctx: { ...ctx, sql }, id });
  });
}

/** Hides a material and deletes its file; the classes that use it keep its name. */
export async function deleteMaterial({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await lockMaterial(sql, id);
    await sql.query({
      text: 'update materials set deleted_at = $2, media_id = null, file_added_at = null where id = $1',
      values: [id, ctx.now],
    });
    if (before.mediaId) await markForDeletion(sql, ctx, [before.mediaId]);
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: stateOf(before) });
  });
}
