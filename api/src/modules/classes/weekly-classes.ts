import type { Sql } from '#base/database/sql.ts';
import type { PeopleScope } from '#modules/people/scope/people-scope.ts';
import { canViewClass, knownText } from './row/visible-classes.ts';
import type { ClassViewer } from './status/viewer-scopes.ts';

/** A class of a student that was not cancelled. */
interface StudentClass {
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

/** Whose classes the viewer can schedule: the own ones as their teacher, or others'. */
const canSchedule = (scope: PeopleScope) =>
  scope === 'own' ? `c.teacher_id = ${VIEWER}` : canViewClass(scope, VIEWER);

/** A student's classes between two instants, by start, as far as the viewer could schedule them. */
export function findStudentClasses(
  sql: Sql,
  viewer: ClassViewer,
  { studentId, from, until }: Span,
): Promise<StudentClass[]> {
  return sql.query({
    text: `with ${knownText(viewer.hasTeam, VIEWER)}
      select c.teacher_id as "teacherId", c.material_id as "materialId", c.starts_at as "startsAt", c.ends_at as "endsAt",
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

/** The classes to come of a student with a teacher that are of no series, by start. */
export const findLooseClasses = (
  sql: Sql,
  { studentId, teacherId, now }: Pair,
): Promise<{ id: number; startsAt: Date }[]> =>
  sql.query({
    text: `select id, starts_at as "startsAt" from classes where student_id = $1 and teacher_id = $2 and series_id is null
      and deleted_at is null and status = 'scheduled' and starts_at > $3 order by starts_at, id`,
    values: [studentId, teacherId, now],
  });

interface Joined {
  id: number;
  slotId: number;
  /** The slot's own day. */
  date: string;
}

/** Makes classes a series' own. */
export async function joinSeries(sql: Sql, seriesId: number, classes: readonly Joined[]): Promise<void> {
  await sql.query({
    text: `update classes c set series_id = $1, slot_id = j."slotId", slot_date = j.date
      from jsonb_to_recordset($2::jsonb) j (id bigint, "slotId" bigint, date date) where c.id = j.id`,
    values: [seriesId, JSON.stringify(classes)],
  });
}
