import type { Sql } from '#base/database/sql.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { canViewClass, knownText, relationsTo } from './row/visible-classes.ts';
import { type ClassViewer, partiesOf } from './status/viewer-scopes.ts';

/** A class of a student that was not cancelled. */
interface StudentClass {
  id: number;
  teacherId: number;
  materialId: number;
  startsAt: Date;
  endsAt: Date;
  isOfSeries: boolean;
}

interface Span {
  studentId: number;
  from: Date;
  until: Date;
}

const VIEWER = '$1::bigint';

/** Which classes the viewer can schedule: own ones as their teacher, or those of others. */
const canSchedule = (scope: PeopleScope) =>
  scope === 'own' ? `c.teacher_id = ${VIEWER}` : canViewClass(scope, VIEWER);

/** A student's classes between two instants, by start, limited to those that the viewer could schedule. */
export function findStudentClasses(
  sql: Sql,
  viewer: ClassViewer,
  { studentId, from, until }: Span,
): Promise<StudentClass[]> {
  return sql.query({
    text: `with ${knownText(viewer.hasTeam, VIEWER)}
      select c.id, c.teacher_id as "teacherId", c.material_id as "materialId", c.starts_at as "startsAt", c.ends_at as "endsAt",
        c.series_id is not null as "isOfSeries"
      from classes c where c.student_id = $2 and c.deleted_at is null and c.status <> 'cancelled'
        and c.starts_at > $3 and c.starts_at < $4 and ${canSchedule(viewer.scopes['classes.my_classes.create'])}
      order by c.starts_at, c.id`,
    values: [viewer.id, studentId, from, until],
  });
}

interface Pair {
  studentId: number;
  teacherId: number;
  now: Date;
}

/** A student's classes to come with a teacher that belong to no series, by start. */
export const findLooseClasses = (
  sql: Sql,
  { studentId, teacherId, now }: Pair,
): Promise<{ id: number; startsAt: Date }[]> =>
  sql.query({
    text: `select id, starts_at as "startsAt" from classes where student_id = $1 and teacher_id = $2 and series_id is null
      and deleted_at is null and status = 'scheduled' and starts_at > $3 order by starts_at, id`,
    values: [studentId, teacherId, now],
  });

const { is_teacher, in_team } = relationsTo(VIEWER);

/** Whether the viewer can edit classes of a student with a teacher: own ones as their teacher, or those of others. */
export async function canEditClassesOf(
  sql: Sql,
  viewer: ClassViewer,
  { studentId, teacherId }: Omit<Pair, 'now'>,
): Promise<boolean> {
  const text = `with ${knownText(viewer.hasTeam, VIEWER)} select ${is_teacher} as is_teacher, ${in_team} as in_team
    from (select $2::bigint as student_id, $3::bigint as teacher_id) c`;
  const values = [viewer.id, studentId, teacherId];
  const [facts] = await sql.query<{ is_teacher: boolean; in_team: boolean }>({ text, values });
  const none = { is_student: false, is_relative: false };
  return facts !== undefined && partiesOf(viewer, 'classes.my_classes.update', { ...facts, ...none }).length > 0;
}

interface Joined {
  id: number;
  slotId: number;
  /** The slot's own day. */
  date: string;
}

/** Adds classes to a series: they are of its enrolment from then on (D125). */
export async function joinSeries(
  sql: Sql,
  { id, enrolmentId }: { id: number; enrolmentId: number | null },
  classes: readonly Joined[],
): Promise<void> {
  await sql.query({
    text: `update classes c set series_id = $1, slot_id = j."slotId", slot_date = j.date,
        enrolment_id = coalesce($3::bigint, enrolment_id)
      from jsonb_to_recordset($2::jsonb) j (id bigint, "slotId" bigint, date date) where c.id = j.id`,
    values: [id, JSON.stringify(classes), enrolmentId],
  });
}
