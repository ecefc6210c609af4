import { writeEdit } from '#base/audit/audit.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { assignmentNotifications } from '../assignments.notifications.ts';
import type { WireAssignment } from '../assignments.schema.ts';
import { familyOfAssignment } from '../audiences-sql.ts';
import type { MarkInput, WireHandIn } from './hand-ins.schema.ts';
import { findHandIn } from './list-hand-ins.ts';
import { lockAssignment } from './lock-assignment.ts';

interface Marking {
  ctx: ViewerCtx;
  id: number;
  input: MarkInput;
}

const markText = `update hand_ins set grade = $2, comment = $3, marks = $4::jsonb, marked_by = $5, marked_at = $6 where id = $1`;

/** @throws AppError for a comment after the end of the recitation, and for any in another file. */
function checkMarks({ seconds }: WireHandIn, marks: MarkInput['marks']): void {
  const wrong = marks.findIndex(({ atMs }) => seconds === null || atMs > seconds * 1000);
  if (wrong >= 0) throw fieldError(`marks.${wrong}.atMs`, 'outside', 'The recitation is not so long');
}

function checkMarkable({ assignment, handIn }: { assignment: WireAssignment; handIn: WireHandIn }): void {
  if (!assignment.may.mark) throw new AppError('forbidden', 'You cannot mark this work');
  if (!handIn.isLatest) throw new AppError('conflict', 'It was handed in again meanwhile');
}

const auditedOf = ({ mark }: WireHandIn) => ({
  grade: mark?.grade ?? null,
  comment: mark?.comment ?? null,
  marks: mark?.marks ?? [],
});

/** C25: the teacher marks the latest hand-in: a grade, a comment, and comments at moments of a recitation. */
export function markHandIn({ ctx, id, input }: Marking): Promise<WireHandIn> {
  const { grade, comment = null } = input;
  return ctx.sql.transaction(async (sql) => {
    const { assignment } = await findHandIn(sql, ctx, id);
    const assignmentId = Number(assignment.id);
    await lockAssignment(sql, assignmentId);
    const before = await findHandIn(sql, ctx, id);
    checkMarkable(before);
    checkMarks(before.handIn, input.marks);
    const marks = input.marks.toSorted((a, b) => a.atMs - b.atMs);
    await sql.query({
      text: markText,
      values: [id, grade, comment, JSON.stringify(marks), ctx.viewer.userId, ctx.now],
    });
    const { handIn } = await findHandIn(sql, ctx, id);
    await writeEdit(sql, ctx, {
      action: 'hand-in.mark',
      subject: 'hand_in',
      subjectId: id,
      before: auditedOf(before.handIn),
      after: auditedOf(handIn),
    });
    const { marked, again, handedIn } = assignmentNotifications;
    const [kind, other] = grade === 'again' ? [again, marked] : [marked, again];
    await settleNotifications(sql, { kinds: [handedIn, other], relatedId: assignmentId, at: ctx.now });
    await notify(sql, {
      kind,
      recipients: { select: familyOfAssignment, of: assignmentId },
      params: {
        student: assignment.student.name,
        title: assignment.title,
        classId: assignment.classId,
        assignmentId: assignment.id,
      },
      actorId: ctx.viewer.userId,
      relatedId: assignmentId,
      at: ctx.now,
      occurrence: handIn.number,
    });
    await publishClass(sql, Number(assignment.classId));
    return handIn;
  });
}
