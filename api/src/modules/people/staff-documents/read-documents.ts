import { isAdmin } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScope, requireTeacher } from '#modules/people/people/index.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { type MediaFile, mediaJson, mediaOf, storedMedia } from '#modules/platform/files/index.ts';
import { lacksForChildren, missingKinds } from './documents-sql.ts';
import { checkDocuments } from './staff-documents.policy.ts';
import type { WireDocument, WireDocuments } from './staff-documents.schema.ts';
import { childKinds } from './staff-documents.settings.ts';

const FIRST_REMINDER = 60;

/** SQL: a document `d` with its file `f`, on a day. */
const documentJson = (
  day: string,
  token: string,
) => `json_build_object('id', d.id::text, 'kind', d.kind, 'number', d.number,
  'issuedBy', d.issued_by, 'from', d.valid_from::text, 'until', d.valid_until::text,
  'file', case when f.id is not null then ${mediaJson('f', token)} end, 'state', case when d.valid_from > ${day} then 'to_come'
    when d.valid_until < ${day} then 'ended' when d.valid_until - ${day} <= ${FIRST_REMINDER} then 'ending' else 'valid' end,
  'createdAt', ${instantOf('d.created_at')})`;

const from = `from staff_documents d left join ${mediaOf('f', 'd.media_id')}`;

/** D145: the documents of a teacher, what ends first at the top. */
export async function listDocuments(ctx: ViewerCtx, teacherId: number): Promise<WireDocuments> {
  await checkDocuments(ctx.sql, ctx, teacherId, { as: 'read' });
  const kinds = childKinds(ctx.deps.academySettings);
  const [found] = await ctx.sql.query<Pick<WireDocuments, 'data' | 'missing'>>({
    text: `select coalesce((select json_agg(${documentJson('$2::date', '$3')} order by d.valid_until nulls last, d.id) ${from}
        where d.teacher_id = $1), '[]'::json) as data, ${missingKinds('$1::bigint', '$4', '$2::date')} as missing`,
    values: [teacherId, academyDay(ctx), ctx.deps.fileTokens.issue(ctx.viewer), kinds],
  });
  return { data: found?.data ?? [], missing: found?.missing ?? [], kinds, may: { change: isAdmin(ctx.viewer) } };
}

/**
 * Whether a teacher in the viewer's scope lacks a document for teaching children: for forms that name a teacher for a
 * child. Which one stays with admins.
 */
export async function lackOfDocuments(ctx: ViewerCtx, teacherId: number): Promise<boolean> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'users.read');
  // Of a student or a parent, the own scope reaches the teachers.
  await requireTeacher(ctx, teacherId, scope === 'own' ? 'nobody' : scope);
  return lacksForChildren(ctx.sql, ctx, teacherId);
}

export async function findDocument(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireDocument> {
  const [found] = await sql.query<{ row: WireDocument }>({
    text: `select ${documentJson('$2::date', '$3')} as row ${from} where d.id = $1`,
    values: [id, academyDay(ctx), ctx.deps.fileTokens.issue(ctx.viewer)],
  });
  if (!found) throw notFound('Document');
  return found.row;
}

/** @throws AppError `not_found` without a file, or for whoever does not see the document. */
export async function documentFile(ctx: ViewerCtx, id: number): Promise<MediaFile> {
  const [found] = await ctx.sql.query<{ teacherId: number; mediaId: string | null }>({
    text: 'select teacher_id::int as "teacherId", media_id as "mediaId" from staff_documents where id = $1',
    values: [id],
  });
  if (!found?.mediaId) throw notFound('Document');
  await checkDocuments(ctx.sql, ctx, found.teacherId, { as: 'read', of: 'Document' });
  const file = await storedMedia(ctx.sql, found.mediaId);
  if (!file) throw notFound('Document');
  return file;
}

/** The file is for admins and the teacher. */
export async function canViewDocumentMedia({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  const found = await sql.query({
    text: 'select from staff_documents where media_id = $1 and ($2::boolean or teacher_id = $3)',
    values: [mediaId, isAdmin(viewer), viewer.userId],
  });
  return found.length > 0;
}
