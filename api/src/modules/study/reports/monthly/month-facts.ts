import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { heldStatuses, valuesOf } from '#modules/classes/classes/class-status.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { tookPlace } from '#modules/classes/classes/held-classes.ts';
import { commentOf } from '../report-parts.ts';
import { type CalendarMonth, spanOf } from './calendar-month.ts';
import type { WireMonthlyForm } from './monthly-reports.schema.ts';

const EXCERPT = 200;

export interface PairMonth extends CalendarMonth {
  teacherId: number;
  studentId: number;
}

/** $1 teacher, $2 student, $3 and $4 the month's start and end. */
const ofMonth = `${existingClasses} c
  where c.teacher_id = $1 and c.student_id = $2 and c.starts_at >= $3 and c.starts_at < $4`;
const isHeld = `c.status in (${valuesOf(heldStatuses)})`;
const isTaught = `${isHeld} and ${tookPlace('c')}`;

/** $5 now. A class to come needs no report. */
const isOver = `c.starts_at + c.duration_minutes * interval '1 minute' <= $5`;

const factsText = `select count(*) filter (where ${isTaught})::int as held,
    count(*) filter (where ${isHeld} and c.attendance = 'absence_student')::int as absence_student,
    count(*) filter (where ${isHeld} and c.attendance = 'absence_teacher')::int as absence_teacher,
    count(*) filter (where c.status = 'cancelled')::int as cancelled,
    count(*) filter (where c.status <> 'cancelled' and not ${isHeld} and ${isOver})::int as open,
    coalesce(sum(c.duration_minutes) filter (where ${isTaught}), 0)::int as minutes from ${ofMonth}`;

const classesText = `select c.id::text as class_id, ${instantOf('c.starts_at')} as starts_at, c.attendance, c.accomplished,
    left(${commentOf('r.id')}, ${EXCERPT}) as report, ${userRef('r.author_id')} as author
  from (select c.* from ${ofMonth} and ${isHeld}) c
  join daily_reports r on r.class_id = c.id and r.deleted_at is null order by c.starts_at, c.id`;

/** Teacher, student, and the month's start and end: in the teacher's zone, for every viewer. */
export async function pairMonthValues(sql: Sql, pair: PairMonth): Promise<unknown[]> {
  const { from, to } = spanOf(pair, await zoneOf(sql, pair.teacherId));
  return [pair.teacherId, pair.studentId, from, to];
}

/** The number of a student's classes with a teacher in a month, by result. */
export async function monthFacts({ sql, now }: ViewerCtx, pair: PairMonth): Promise<WireMonthlyForm['facts']> {
  const values = [...(await pairMonthValues(sql, pair)), now];
  const [row] = await sql.query<WireMonthlyForm['facts']>({ text: factsText, values });
  if (!row) throw new Error('nothing was counted');
  return row;
}

/** The reported classes of the month, oldest first. */
export const monthClasses = async (sql: Sql, pair: PairMonth) =>
  sql.query<WireMonthlyForm['classes'][number]>({ text: classesText, values: await pairMonthValues(sql, pair) });
