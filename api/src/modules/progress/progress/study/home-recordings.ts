import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import {
  attachMedia,
  expiredFilesOf,
  MAX_RECITATION_SECONDS,
  type MediaScope,
  markForDeletion,
  mediaFiles,
  mediaJson,
  mediaOf,
  type ReceivedMedia,
} from '#modules/platform/files/index.ts';
import { type FoundHistory, findHistory } from '../find-history.ts';
import type { WireHomeRecordings } from './study.schema.ts';

/** The recording of a hearing at home, as `file`. */
export const homeRecordingFiles = mediaFiles({
  fields: /^file$/,
  max: 1,
  tooMany: 'Too many files: a hearing at home takes one recording',
  kinds: ['audio'],
  wrongType: 'This file is not a recording',
  maxSeconds: MAX_RECITATION_SECONDS,
});

const MOST_A_DAY = 5;
/** How many are listed. */
const MOST_LISTED = 20;

/** SQL: recordings are kept for 90 days, with $1 for now. */
export const expiredHomeRecordings = expiredFilesOf(
  "delete from home_recordings where created_at <= $1::timestamptz - interval '90 days' returning media_id",
);

interface Recorded {
  ctx: ViewerCtx;
  id: number;
  on: string;
  pages: readonly number[];
}

const addText = `insert into home_recordings (student_id, heard_on, pages, media_id, seconds, recorded_by, created_at)
  select $1, $2, $3, $4, $5, $6, $7
  where (select count(*) from home_recordings where student_id = $1 and heard_on = $2) < ${MOST_A_DAY} returning 1`;

/** Keeps a recording with the marks of a day. Call it in their transaction. */
export async function addRecording(sql: Sql, { ctx, id, on, pages, file }: Recorded & { file: ReceivedMedia }) {
  const { viewer, now } = ctx;
  await attachMedia(sql, { ids: [file.id], ownerId: viewer.userId, kinds: ['audio'], at: now });
  const values = [id, on, pages, file.id, Math.ceil(file.seconds ?? 0), viewer.userId, now];
  const added = await sql.query({ text: addText, values });
  if (added.length === 0) throw fieldError('file', 'too_many', `At most ${MOST_A_DAY} recordings a day`);
}

const removeText = `delete from home_recordings
  where student_id = $1 and heard_on = $2 and pages && $3::smallint[] and recorded_by = $4 returning media_id as id`;

/** Removes the viewer's own recordings with any of these pages. */
export async function removeRecordings(sql: Sql, { ctx, id, on, pages }: Recorded): Promise<void> {
  const values = [id, on, pages, ctx.viewer.userId];
  const removed = await sql.query<{ id: string }>({ text: removeText, values });
  const ids = removed.map((file) => file.id);
  await markForDeletion(sql, ctx, ids);
}

const listText = `select r.id::text as id, r.heard_on::text as on, r.pages, r.seconds, ${userRef('r.recorded_by')} as by,
    ${mediaJson('f', '$2')} as file, json_build_object('remove', $4::boolean or r.recorded_by = $5::bigint) as may
  from home_recordings r join ${mediaOf('f', 'r.media_id')} where r.student_id = $1
  order by r.heard_on desc, r.id desc limit $3`;

/** Who hears the recordings of a student; also the scope of their files (D64). */
const hears = ({ isFamily, isStaff }: Pick<FoundHistory, 'isFamily' | 'isStaff'>) => isFamily || isStaff;

export const canHearHomeRecording: MediaScope = async (ctx, mediaId) => {
  const text = 'select student_id as id from home_recordings where media_id = $1';
  const [student] = await ctx.sql.query<{ id: number }>({ text, values: [mediaId] });
  if (!student) return false;
  const found = await findHistory(ctx, Number(student.id)).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return found !== null && hears(found);
};

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

/** D150: heard by the student, parents and staff for the student; other relatives have none. */
export async function listHomeRecordings({ ctx, id }: Asked): Promise<WireHomeRecordings> {
  const found = await findHistory(ctx, id);
  if (!hears(found)) return { data: [] };
  const isParent = found.isFamily && ctx.viewer.userId !== id;
  const values = [id, ctx.deps.fileTokens.issue(ctx.viewer), MOST_LISTED, isParent, ctx.viewer.userId];
  return { data: await ctx.sql.query<WireHomeRecordings['data'][number]>({ text: listText, values }) };
}

const removeOneText = `delete from home_recordings where id = $2 and student_id = $1 and ($3 or recorded_by = $4)
  returning media_id as id`;

/** Removes a recording, as who made it or a parent; the marks stay. */
export async function removeHomeRecording({ ctx, id, recordingId }: Asked & { recordingId: number }): Promise<void> {
  const { isFamily } = await findHistory(ctx, id);
  const values = [id, recordingId, isFamily && ctx.viewer.userId !== id, ctx.viewer.userId];
  await ctx.sql.transaction(async (sql) => {
    const [removed] = await sql.query<{ id: string }>({ text: removeOneText, values });
    if (!removed) throw notFound('Recording');
    await markForDeletion(sql, ctx, [removed.id]);
  });
}
