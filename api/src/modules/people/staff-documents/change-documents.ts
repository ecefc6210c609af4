import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { attachMedia, markForDeletion } from '#modules/platform/files/index.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { findDocument } from './read-documents.ts';
import { documentNotifications } from './staff-documents.notifications.ts';
import { checkDocuments } from './staff-documents.policy.ts';
import type { DocumentInput, WireDocument } from './staff-documents.schema.ts';
import { staffDocuments } from './staff-documents.table.ts';

interface Adding {
  ctx: ViewerCtx;
  teacherId: number;
  input: DocumentInput;
}

/** D145: an admin adds a document of a teacher. */
export function addDocument({ ctx, teacherId, input }: Adding): Promise<WireDocument> {
  const { kind, number = null, issuedBy = null, from = null, until = null, file } = input;
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, teacherId);
    await checkDocuments(sql, ctx, teacherId, { as: 'change' });
    const ids = file ? [file.id] : [];
    await attachMedia(sql, {
      ids,
      ownerId: ctx.viewer.userId,
      kinds: ['image', 'document'],
      at: ctx.now,
      isOwnerless: true,
    });
    const [added] = await sql.orm
      .insert(staffDocuments)
      .values({
        teacherId,
        ...{ kind, number, issuedBy, validFrom: from, validUntil: until, mediaId: file?.id ?? null },
        addedBy: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning({ id: staffDocuments.id });
    if (!added) throw new Error('the document was not stored');
    const after = { kind, from, until };
    await writeAudit(sql, ctx, { action: 'document.create', subject: 'user', subjectId: teacherId, after });
    return findDocument(sql, ctx, added.id);
  });
}

interface Deleted {
  teacherId: number;
  kind: string;
  until: string | null;
  mediaId: string | null;
}

/** An admin deletes a document with its file; its reminders are nobody's matter any more. */
export function deleteDocument(ctx: ViewerCtx, id: number): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const [found] = await sql.query<Deleted>({
      text: `select teacher_id::int as "teacherId", kind, valid_until::text as until, media_id as "mediaId"
        from staff_documents where id = $1 for update`,
      values: [id],
    });
    if (!found) throw notFound('Document');
    const { teacherId, kind, until, mediaId } = found;
    await checkDocuments(sql, ctx, teacherId, { as: 'change', of: 'Document' });
    await sql.query({ text: 'delete from staff_documents where id = $1', values: [id] });
    await markForDeletion(sql, ctx, mediaId ? [mediaId] : []);
    await settleNotifications(sql, { kinds: Object.values(documentNotifications), relatedId: id, at: ctx.now });
    const before = { kind, until };
    await writeAudit(sql, ctx, { action: 'document.delete', subject: 'user', subjectId: teacherId, before });
  });
}
