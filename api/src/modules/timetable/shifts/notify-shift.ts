import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { familyRecipients } from '#modules/people/people/scope/families.ts';
import type { DoneRow } from '#modules/timetable/absences/index.ts';
import { sendLines, sendToFamilies, wordsByTeacher, wordsOfFamilies } from '#modules/timetable/absences/index.ts';
import type { StoredPlan } from '#modules/timetable/plans/plan.ts';
import { shiftNotifications } from './shifts.notifications.ts';

interface Notifying {
  sql: Sql;
  shift: StoredPlan;
  /** The actor; never a recipient. */
  actorId: number;
  at: Date;
}

const rowsText = `select d.student_id as "studentId", ${userName('d.student_id')} as student, 'move' as action, d.to_at as "toAt",
    null::bigint as "substituteId", null::text as substitute, d.former, ${userName("(d.former ->> 'teacherId')::bigint")} as teacher
  from shift_classes d where d.shift_id = $1 and d.state = $2 and d.action <> 'stay' and (d.problem is null or d.problem not in ('changed', 'off'))
    and d.former ->> 'startsAt' is not null and (d.former ->> 'startsAt')::timestamptz <> d.to_at
  order by d.former ->> 'startsAt', d.class_id`;

/** Of a class that is back, `former` is the shifted time, and `toAt` the usual time. */
const reverse = ({ former, toAt, ...row }: DoneRow): DoneRow => ({
  ...row,
  former: { ...former, startsAt: toAt?.toISOString() ?? former.startsAt },
  toAt: new Date(former.startsAt),
});

/** `kept`: nobody was notified of the shift, and these classes stay at its times. */
type NotifiedState = 'done' | 'undone' | 'kept';

/** D99: notifies each family and teacher once of the moved classes, in the last transaction of the action. */
export async function notifyShift({ sql, shift, actorId, at }: Notifying, state: NotifiedState): Promise<void> {
  const isUndone = state === 'undone';
  const found = await sql.query<DoneRow>({ text: rowsText, values: [shift.id, state] });
  const rows = isUndone ? found.map(reverse) : found;
  const notifying = { sql, relatedId: shift.id, actorId, at };
  const [ofFamily, ofTeacher] = isUndone
    ? [shiftNotifications.undone, shiftNotifications.takenBack]
    : [shiftNotifications.moved, shiftNotifications.recorded];
  const concerned = await familyRecipients(
    sql,
    rows.map(({ studentId }) => studentId),
  );
  await sendToFamilies(notifying, ofFamily, wordsOfFamilies(rows, concerned, isUndone));
  const teachers = wordsByTeacher(rows).map(({ teacherId, params }) => ({ teacher_id: teacherId, span: 0, params }));
  await sendLines(notifying, ofTeacher, ['teacher'], teachers);
}
