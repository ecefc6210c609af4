import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import { canViewAbsence, canViewClosure, ofTeachers } from '../absences.policy.ts';
import { concernsTeacher } from './times-off-at.ts';

/** A time off as a calendar shows it. */
export interface ShownTimeOff {
  id: number;
  kind: 'absence' | 'closure';
  /** As recorded: in the zone of the teacher or the academy. */
  from: string;
  to: string;
  teacher: { id: string; name: string } | null;
  name: { en: string; ar: string } | null;
}

interface Asked {
  span: Span;
  /** The viewer's scope for teachers. */
  scope: PeopleScope;
  teacherId: number | null;
  studentId: number | null;
}

const isIn = 't.undone_at is null and t.starts_at < $2::timestamptz and t.ends_at > $1::timestamptz';
/** The most times off in a month of a large academy; a separate list shows all. */
const MOST = 100;

/**
 * Absences of teachers in the viewer's scope, and the viewer's own; everybody sees closures of the whole academy (D97).
 */
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

/** Days on which the teacher of a student, or the teacher's team, is off. */
export type FamilyTimeOff = Pick<ShownTimeOff, 'id' | 'from' | 'to'>;

const ofStudents = `(select p.id, p.teacher_id, l.leader_id from ${profiledStudents} p
  left join ${ledTeachers} l on l.teacher_id = p.teacher_id where p.id = any($3::bigint[]))`;

/** The class has a substitute, was moved there, or was held before the absence. */
const hasClass = (student: string) => `exists (select from ${timedClasses} c
  where c.student_id = ${student} and c.starts_at >= t.starts_at and c.starts_at < t.ends_at)`;

/** D97: families see only on which days there are no classes, not whose time off it is or why. */
export const familyTimesOff = (
  { sql }: ViewerCtx,
  span: Span,
  studentIds: readonly number[],
): Promise<FamilyTimeOff[]> =>
  sql.query({
    text: `select t.id::int, t.from_on::text as "from", t.to_on::text as "to"
      from times_off t join ${ofStudents} s
        on case t.kind when 'absence' then t.teacher_id = s.teacher_id else t.leader_id = s.leader_id end
      where ${isIn} and not ${hasClass('s.id')} order by t.starts_at, t.id limit ${MOST}`,
    values: [span.startsAt, span.endsAt, studentIds],
  });

/** SQL, D152: the days of closures, and of absences of the teacher without a class, as rows `from_on, to_on`. */
export function daysOff(student: string): string {
  const teacher = `(select p.teacher_id from ${profiledStudents} p where p.id = ${student})`;
  return `(select t.from_on, t.to_on from times_off t where t.undone_at is null and ${concernsTeacher(teacher)}
    and (t.kind = 'closure' or not ${hasClass(student)}))`;
}
