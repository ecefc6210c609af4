import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { mediaOwner } from '#modules/platform/files/media/media-json.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { assignmentNotifications } from '../assignments.notifications.ts';
import { teacherOf } from '../audiences-sql.ts';
import { findAssignment } from '../list-assignments.ts';
import { handsInFor } from '../visible-assignments.ts';
import { isOpenForHandIn } from './hand-in-state.ts';
import type { HandInInput, WireHandIn } from './hand-ins.schema.ts';
import { handIns } from './hand-ins.table.ts';
import { findHandIn } from './list-hand-ins.ts';
import { lockAssignment } from './lock-assignment.ts';

const accepted = ['image', 'audio', 'document'] as const;
/** The greatest number of tries at one assignment. */
const MOST_TRIES = 50;

interface HandingIn {
  ctx: ViewerCtx;
  id: number;
  input: HandInInput;
  /** The id of a file that was sent in parts. */
  uploadId?: string;
}

/**
 * @throws AppError `forbidden` for all but the student and the parents of a child under 16, `conflict` for a marked
 * assignment.
 * @returns the number of this try.
 */
export async function nextTry(sql: Sql, ctx: ViewerCtx, id: number): Promise<number> {
  const { student, hand_in: latest } = await findAssignment(sql, ctx, id);
  const [hands] = await sql.query<{ in: boolean }>({
    text: `select ${handsInFor('$1::bigint', '$2::bigint')} as in`,
    values: [student.id, ctx.viewer.userId],
  });
  if (!hands?.in) throw new AppError('forbidden', 'Only the student hands in, or a parent of a child under 16');
  if (!isOpenForHandIn(latest)) throw new AppError('conflict', 'The teacher has marked it already');
  const number = (latest?.number ?? 0) + 1;
  if (number > MOST_TRIES) throw new AppError('conflict', 'It was handed in too often');
  return number;
}

async function store(sql: Sql, { ctx, id, input, uploadId }: HandingIn, number: number): Promise<number> {
  const { file, note = null } = input;
  await attachMedia(sql, { ids: [file.id], ownerId: ctx.viewer.userId, kinds: accepted, at: ctx.now });
  await sql.query({
    text: 'update hand_ins set is_latest = false where assignment_id = $1 and is_latest',
    values: [id],
  });
  const { seconds } = file;
  const values = {
    assignmentId: id,
    number,
    isLatest: true,
    mediaId: file.id,
    seconds,
    note,
    uploadId: uploadId ?? null,
    createdAt: ctx.now,
  };
  const [added] = await sql.orm.insert(handIns).values(values).returning({ id: handIns.id });
  if (!added) throw new Error('the hand-in was not stored');
  const after = { assignment_id: id, number, seconds, note };
  await writeAudit(sql, ctx, { action: 'hand-in.create', subject: 'hand_in', subjectId: added.id, after });
  return added.id;
}

/** The hand-in of a file that was sent in parts; null if it is not handed in yet. */
export async function findHandedIn(sql: Sql, ctx: ViewerCtx, { id, uploadId }: { id: number; uploadId: string }) {
  const [found] = await sql.query<{ id: number }>({
    text: `select h.id::int from hand_ins h
      where h.assignment_id = $1 and h.upload_id = $2 and ${mediaOwner('h.media_id')} = $3`,
    values: [id, uploadId, ctx.viewer.userId],
  });
  return found ? (await findHandIn(sql, ctx, found.id)).handIn : null;
}

/** C25, D142: the student, or a parent, hands in a file or a recitation; this can be repeated until it is marked. */
export function handIn({ ctx, id, input, ...of }: HandingIn): Promise<WireHandIn> {
  return ctx.sql.transaction(async (sql) => {
    await findAssignment(sql, ctx, id);
    await lockAssignment(sql, id);
    const number = await nextTry(sql, ctx, id);
    const added = await store(sql, { ctx, id, input, ...of }, number);
    const { assignment, handIn } = await findHandIn(sql, ctx, added);
    const { due, again, handedIn } = assignmentNotifications;
    await settleNotifications(sql, { kinds: [due, again, handedIn], relatedId: id, at: ctx.now });
    await notify(sql, {
      kind: handedIn,
      recipients: { select: teacherOf, of: id },
      params: {
        student: assignment.student.name,
        title: assignment.title,
        classId: assignment.classId,
        assignmentId: String(id),
      },
      actorId: ctx.viewer.userId,
      relatedId: id,
      at: ctx.now,
      occurrence: number,
    });
    await publishClass(sql, Number(assignment.classId));
    return handIn;
  });
}
