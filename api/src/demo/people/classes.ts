import type { Sql } from '#base/database/sql.ts';
import type { MaterialOf } from '../materials.ts';
import { type PlannedClass, planClasses } from './class-plan.ts';
import type { PersonIds } from './people.ts';

export interface DemoClass extends PlannedClass {
  id: number;
}

function toRow({ student, teacher, course, ...planned }: PlannedClass, ids: PersonIds, materialOf: MaterialOf) {
  return {
    student_id: ids.get(student.login),
    teacher_id: ids.get(teacher.login),
    leader_id: ids.get(teacher.leader ?? ''),
    class_number: planned.classNumber,
    starts_at: planned.startsAt,
    ends_at: planned.endsAt,
    wall_time: planned.wallTime,
    zone: planned.zone,
    duration_minutes: planned.durationMinutes,
    status: planned.status,
    attendance: planned.attendance,
    accomplished: planned.accomplished,
    notes: planned.notes,
    subscription: 3,
    material_id: materialOf(course.subject, course.language),
    cancel_reason: planned.cancelReason,
    reported_at: planned.reportedAt,
    created_by: ids.get(teacher.login),
    created_at: planned.createdAt,
  };
}

/**
 * One statement with one parameter, because a start waits for it. In order of time, so that ids are in that order too.
 */
const addText = `insert into classes (student_id, teacher_id, leader_id, class_number, starts_at, ends_at, wall_time, zone,
    duration_minutes, status, attendance, accomplished, notes, subscription, title, title_key, material_id, cancel_reason, reported_at, created_by, created_at)
  select student_id, teacher_id, leader_id, class_number, starts_at, ends_at, wall_time, zone, duration_minutes, status,
    attendance, accomplished, notes, subscription, coalesce((select m.name from materials m where m.id = material_id), '')
      || ' – ' || (select u.name from users u where u.id = student_id), 'class', material_id, cancel_reason, reported_at, created_by, created_at
  from json_populate_recordset(null::classes, $1) returning id`;

/** Fills the profiles from held classes. */
const profilesText = `update student_profiles s set total_sessions = c.held, last_session_date = c.last, trial_session = true
  from (select student_id, count(*) as held, max(starts_at)::date as last from classes
    where status in ('ended', 'trial') group by student_id) c
  where s.user_id = c.student_id`;

/** The classes of the academy, oldest first. */
export async function seedClasses(sql: Sql, ids: PersonIds, materialOf: MaterialOf, now: Date): Promise<DemoClass[]> {
  const planned = planClasses(now);
  const rows = planned.map((each) => toRow(each, ids, materialOf));
  const added = await sql.query<{ id: string }>({ text: addText, values: [JSON.stringify(rows)] });
  await sql.query({ text: profilesText });
  return planned.map((each, index) => ({ ...each, id: Number(added[index]?.id) }));
}
