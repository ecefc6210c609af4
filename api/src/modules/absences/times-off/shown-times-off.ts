import type { ViewerCtx } from '#base/http/ctx.ts';
import { timedClasses } from '#modules/classes/existing-classes.ts';
import { userRef } from '#modules/identity/users-sql.ts';
import { ledTeachers } from '#modules/people/profiles/bound-people.ts';
import { profiledStudents } from '#modules/people/profiles/students-of.ts';
import type { PeopleScope } from '#modules/people/scope/people-scope.ts';
import { canViewAbsence, canViewClosure, ofTeachers } from '../absences.policy.ts';
import type { Span } from './time-off-range.ts';

/** What a calendar shows of a time off. */
export interface ShownTimeOff {
  id: number;
  kind: 'absence' | 'closure';
  /** As it was recorded: on the clock of the teacher or the academy. */
  from: string;
  to: string;
  teacher: { id: string; name: string } | null;
  name: { en: string; ar: string } | null;
}

interface Asked {
  span: Span;
  /** How far the viewer reaches teachers. */
  scope: PeopleScope;
  teacherId: number | null;
  studentId: number | null;
}

const isIn = 't.undone_at is null and t.starts_at < $2::timestamptz and t.ends_at > $1::timestamptz';
/** In a month of a large academy; more than that is for its own list. */
const MOST = 100;

/** Absences of teachers whom the viewer reaches, and the own ones; a closure of everybody is everybody's (D97). */
export async function shownTimesOff(ctx: ViewerCtx, { span, scope, teacherId, studentId }: Asked) {
  const viewer = '$3::bigint';
  const isTeammate = `exists (select from ${ledTeachers} l where l.teacher_id = ${viewer} and l.leader_id = t.leader_id)`;
  const isVisible = `(${canViewAbsence(ofTeachers(scope), viewer)} or ${canViewClosure(ctx, viewer, isTeammate)})`;
  const ofStudent = `t.teacher_id = (select p.teacher_id from ${profiledStudents} p where p.id = $5)`;
  return ctx.sql.query<ShownTimeOff>({
    text: `select t.id::int, t.kind, t.from_on::text as "from", t.to_on::text as "to", ${userRef('t.teacher_id')} as teacher,
        case when t.kind = 'closure' then json_build_object('en', t.name_en, 'ar', t.name_ar) end as name
      from times_off t where ${isIn} and ${isVisible} and (t.kind = 'closure'
        or (($4::bigint is null or t.teacher_id = $4) and ($5::bigint is null or ${ofStudent})))
      order by t.starts_at, t.id limit ${MOST}`,
    values: [span.startsAt, span.endsAt, ctx.viewer.userId, teacherId, studentId],
  });
}

/** When the teacher of a student is off, or the teacher's team. */
export type FamilyTimeOff = Pick<ShownTimeOff, 'id' | 'from' | 'to'>;

const ofStudents = `(select p.id, p.teacher_id, l.leader_id from ${profiledStudents} p
  left join ${ledTeachers} l on l.teacher_id = p.teacher_id where p.id = any($3::bigint[]))`;

/** A substitute gives it, it was moved there, or it was held before the teacher was off. */
const hasClass = `exists (select from ${timedClasses} c
  where c.student_id = s.id and c.starts_at >= t.starts_at and c.starts_at < t.ends_at)`;

/** D97: what families see of it is that there are no classes, where there are none, not whose time off it is and why. */
export const familyTimesOff = (
  { sql }: ViewerCtx,
  span: Span,
  studentIds: readonly number[],
): Promise<FamilyTimeOff[]> =>
  sql.query({
    text: `select t.id::int, t.from_on::text as "from", t.to_on::text as "to"
      from times_off t join ${ofStudents} s
        on case t.kind when 'absence' then t.teacher_id = s.teacher_id else t.leader_id = s.leader_id end
      where ${isIn} and not ${hasClass} order by t.starts_at, t.id limit ${MOST}`,
    values: [span.startsAt, span.endsAt, studentIds],
  });
