import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import type { Span } from '#modules/timetable/plans/days.ts';

/** A hold as a calendar shows it. */
export interface ShownHold {
  student: { id: string; name: string };
  /** In the student's zone. */
  from: string;
  to: string | null;
}

interface Asked {
  span: Span;
  scope: PeopleScope;
  /** The ids of the viewer's family. */
  own: readonly number[];
  teacherId: number | null;
  studentId: number | null;
}

const MOST = 100;

/** D98: the holds of students in the viewer's scope or family. */
export const shownHolds = (
  { sql, viewer }: ViewerCtx,
  { span, scope, own, teacherId, studentId }: Asked,
): Promise<ShownHold[]> =>
  sql.query({
    text: `select ${userRef('h.student_id')} as student, h.from_on::text as "from", h.to_on::text as "to" from holds h
      where h.state <> 'undone' and h.starts_at < $2::timestamptz and coalesce(h.ends_at, 'infinity') > $1::timestamptz
        and (h.student_id = any($4::bigint[]) or (${inPeopleScope(scope, 'h.student_id', '$3::bigint')} and $3::bigint is not null))
        and ($5::bigint is null or exists (select from ${profiledStudents} p where p.id = h.student_id and p.teacher_id = $5))
        and ($6::bigint is null or h.student_id = $6)
      order by h.starts_at, h.id limit ${MOST}`,
    values: [span.startsAt, span.endsAt, viewer.userId, own, teacherId, studentId],
  });
