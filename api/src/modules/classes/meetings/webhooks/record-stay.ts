import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { MeetingEvent, Participant } from '#base/meetings/meeting-provider.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { type ReportedStay, recordStays } from '#modules/classes/classes/attendance/record-stays.ts';
import { attendeesText } from '#modules/classes/classes/meeting/meeting-facts.ts';

const classText = 'select class_id::int as "classId" from class_meetings where meeting_id = $1 for update';

// By account, by e-mail, by name; a name that both people have identifies nobody.
const personText = `select p.id::int as id, a."teacherId", a."studentId",
    (m.account_id = $2) is not true and (lower(p.email) = lower($3)) is not true as "byName" from (${attendeesText}) a
  join ${accounts} p on p.id in (a."teacherId", a."studentId")
  left join meeting_authorizations m on m.user_id = p.id and p.id = a."teacherId"
  where m.account_id = $2 or lower(p.email) = lower($3) or fold_text(p.name) = fold_text($4)
  order by (m.account_id = $2) desc nulls last, (lower(p.email) = lower($3)) desc nulls last limit 1`;

interface Person {
  id: number;
  teacherId: number;
  studentId: number;
  byName: boolean;
}

/** Which person of the class a participant is; undefined for anybody else. */
async function findPerson(
  sql: Sql,
  classId: number,
  { accountId, email, name }: Participant,
): Promise<Person | undefined> {
  const values = [classId, accountId, email, name];
  const [person] = await sql.query<Person>({ text: personText, values });
  return person;
}

const stayText = `insert into meeting_stays as s (class_id, participant, user_id, by_name, joined_at, left_at)
    values ($1, $2, $3, $4, $5, $6)
  on conflict (class_id, participant) do update set by_name = s.by_name and (excluded.by_name or excluded.user_id <> s.user_id),
    joined_at = least(s.joined_at, excluded.joined_at),
    left_at = greatest(s.left_at, excluded.left_at) returning user_id::int as "userId"`;
const staysText = `select participant, joined_at as "joinedAt", left_at as "leftAt", by_name as "byName" from meeting_stays
  where class_id = $1 and user_id = $2`;

/**
 * Stores that a person joined or left the meeting of a class, and updates the attendance log (D23). The row of the
 * meeting is locked, so that its reports are processed one after the other.
 */
export function recordStay(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  event: MeetingEvent & { kind: 'joined' | 'left' },
): Promise<void> {
  const { kind, at, participant, meetingId } = event;
  return sql.transaction(async (tx) => {
    const [meeting] = await tx.query<{ classId: number }>({ text: classText, values: [meetingId] });
    const found = meeting && (await findPerson(tx, meeting.classId, participant));
    if (!found) return;
    const { classId } = meeting;
    const halves = kind === 'joined' ? [at, null] : [null, at];
    const [stay] = await tx.query<{ userId: number }>({
      text: stayText,
      values: [classId, participant.key, found.id, found.byName, ...halves],
    });
    const userId = stay?.userId ?? found.id;
    const roles = { isTeacher: userId === found.teacherId, isStudent: userId === found.studentId };
    const values = [classId, userId];
    await recordStays(
      tx,
      { classId, userId, ...roles, now },
      await tx.query<ReportedStay>({ text: staysText, values }),
    );
  });
}
