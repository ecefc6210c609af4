import type { Sql } from '#base/database/sql.ts';

interface Row {
  id: number;
  teacherId: number | null;
  agreedMinutes: number;
  state: 'active' | 'paused' | 'ended';
  isFirst: boolean;
}

const rowsText = `select id::int, teacher_id::int as "teacherId", agreed_minutes as "agreedMinutes", state,
  is_first as "isFirst" from enrolments where student_id = $1 order by id`;

/** The first active one; without one that of the profile, unless it has ended and another only pauses. */
const firstOf = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ state }) => state === 'active') ??
  rows.find(({ state, isFirst }) => isFirst && state !== 'ended') ??
  rows.find(({ state }) => state === 'paused') ??
  rows.find(({ isFirst }) => isFirst) ??
  rows.at(-1);

const flagText = `update enrolments set is_first = false where student_id = $1 and is_first and id <> $2`;
const flaggedText = `update enrolments set is_first = true where id = $1 and not is_first`;

const isOther = 's.teacher_id is distinct from $2::bigint';
const led = '(select leader_id from teacher_profiles where user_id = $2::bigint)';
/** A new teacher brings code and leader, as in the form of the profile. */
const profileText = `update student_profiles s set teacher_id = $2::bigint, agreed_session_duration = $3,
    teacher_code = case when ${isOther} then (select code from teacher_profiles where user_id = $2::bigint) else s.teacher_code end,
    leader_id = case when ${isOther} then coalesce(${led}, s.leader_id) else s.leader_id end,
    previous_teacher_id = case when ${isOther} then coalesce(s.teacher_id, s.previous_teacher_id) else s.previous_teacher_id end,
    previous_leader_id = case when ${isOther} and ${led} <> s.leader_id then s.leader_id else s.previous_leader_id end
  where s.user_id = $1 and (${isOther} or s.agreed_session_duration <> $3)`;

/**
 * D125: after a change of a student's enrolments the profile has the teacher and the length of the first one. The student
 * is locked by the caller.
 */
export async function keepFirst(sql: Sql, studentId: number): Promise<void> {
  const first = firstOf(await sql.query<Row>({ text: rowsText, values: [studentId] }));
  if (!first) return;
  await sql.query({ text: flagText, values: [studentId, first.id] });
  await sql.query({ text: flaggedText, values: [first.id] });
  const teacherId = first.state === 'ended' ? null : first.teacherId;
  await sql.query({ text: profileText, values: [studentId, teacherId, first.agreedMinutes] });
}
