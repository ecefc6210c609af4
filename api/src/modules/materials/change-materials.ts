import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/files/media/attach-media.ts';
import { markForDeletion } from '#modules/files/media/delete-media.ts';
import type { ReceivedMedia } from '#modules/files/media/received-media.ts';
import { findMaterial } from './list-materials.ts';
import type { EditMaterialInput, MaterialInput, WireMaterial } from './materials.schema.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

interface Stored {
  name: string;
  content: string;
  media_id: string | null;
}

const auditOf = (action: string, id: number) => ({ action: `material.${action}`, subject: 'material', subjectId: id });
const stateOf = ({ name, content, media_id }: Stored) => ({ name, content, file: media_id });

/** The material as it is, locked until the transaction ends. */
async function lockMaterial(sql: Sql, id: number): Promise<Stored> {
  const [row] = await sql.query<Stored>({
    text: 'select name, content, media_id from materials where id = $1 and deleted_at is null for no key update',
    values: [id],
  });
  if (!row) throw notFound('Material');
  return row;
}

/** Makes the file that came with the request part of a material; answers its id. */
async function attach(sql: Sql, ctx: ViewerCtx, file: ReceivedMedia | undefined): Promise<string | null> {
  if (!file) return null;
  const owner = { ownerId: ctx.viewer.userId, at: ctx.now };
  await attachMedia(sql, { ids: [file.id], kinds: ['image', 'document'], ...owner });
  return file.id;
}

export function createMaterial({ ctx, input }: { ctx: ViewerCtx; input: MaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const mediaId = await attach(sql, ctx, input.file);
    const [row] = await sql.query<{ id: number }>({
      text: `insert into materials (name, content, media_id, file_added_at, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6) returning id`,
      values: [input.name, input.content, mediaId, mediaId && ctx.now, ctx.viewer.userId, ctx.now],
    });
    if (!row) throw new Error('the material was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: stateOf({ ...input, media_id: mediaId }) });
    return findMaterial({ ctx: { ...ctx, sql }, id: row.id });
  });
}

/** A new file takes the place of the old one. */
export function editMaterial({ ctx, id, input }: Named & { input: EditMaterialInput }): Promise<WireMaterial> {
  return ctx.sql.transaction(async (sql) => {
    const before = await lockMaterial(sql, id);
    const mediaId = await attach(sql, ctx, input.file);
    const isReplaced = mediaId !== null || input.remove_file;
    await sql.query({
      text: `update materials set name = $2, content = $3, media_id = case when $4 then $5::text else media_id end,
        file_added_at = case when $4 then $6::timestamptz else file_added_at end where id = $1`,
      values: [id, input.name, input.content, isReplaced, mediaId, mediaId && ctx.now],
    });
    if (isReplaced && before.media_id) await markForDeletion(sql, ctx, [before.media_id]);
    const after = { ...input, media_id: isReplaced ? mediaId : before.media_id };
    await writeEdit(sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(after) });
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
    if (before.media_id) await markForDeletion(sql, ctx, [before.media_id]);
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: stateOf(before) });
  });
}
