import { instantOf } from '#base/database/instant.ts';
import { userCards, userRef } from '#modules/identity/users-sql.ts';
import { materialRef } from '#modules/materials/materials-sql.ts';
import { studentCode } from '#modules/people/profiles/students-of.ts';
import type { ClassHooks } from '../class-hooks.ts';
import type { WireClass } from '../class-row.schema.ts';
import { heldStatuses, valuesOf } from '../class-status.ts';
import { relationsTo } from './visible-classes.ts';

/** A class as the statements give it: what leaves, and what is decided by before it does. */
export interface ClassFacts extends Omit<WireClass, 'may' | 'report_id' | 'is_trial' | 'join'> {
  report: string | null;
  month_closed: boolean;
  is_teacher: boolean;
  is_student: boolean;
  is_relative: boolean;
  in_team: boolean;
}

/** D20, SQL: whether a class is over; the report is then due, whether or not anything has noted it. */
export const isOver = (now: string): string => `c.ends_at <= ${now}`;

const utc = (format: string) => `to_char(c.starts_at at time zone 'UTC', '${format}')`;

/** SQL: what the viewer is to a row of `classes c`, as fields of a JSON object. */
export const relationFields = (viewer: string): string =>
  Object.entries(relationsTo(viewer))
    .map(([name, condition]) => `'${name}', ${condition}`)
    .join(', ');

/** SQL: a row of `classes c` as `ClassFacts`. With `known` in the statement. */
export const classJson = (viewer: string, now: string, { monthClosed }: Pick<ClassHooks, 'monthClosed'>): string => {
  const isHeld = `c.status in (${valuesOf(heldStatuses)})`;
  return `json_build_object('id', c.id::text, 'class_number', c.class_number,
  'starts_at', ${instantOf('c.starts_at')}, 'ends_at', ${instantOf('c.ends_at')}, 'duration', c.duration_minutes,
  'date', left(c.wall_time, 10), 'time', right(c.wall_time, 5), 'zone', c.zone,
  'start_date', ${utc('YYYY-MM-DD')}, 'start_time', ${utc('HH24:MI')},
  'status', case when c.status = 'scheduled' and ${isOver(now)} then 'needs_report_to_end' else c.status end,
  'attendance', c.attendance, 'title', c.title, 'accomplished', c.accomplished, 'notes', c.notes,
  'description', c.description, 'zoom_link', c.zoom_link,
  'subscription', c.subscription, 'student', (select json_build_object('id', p.id::text, 'name', p.name, 'code',
    ${studentCode('p.id')}, 'timezone', p.timezone) from ${userCards} p where p.id = c.student_id),
  'teacher', (select json_build_object('id', p.id::text, 'name', p.name, 'timezone', p.timezone)
    from ${userCards} p where p.id = c.teacher_id),
  'leader', ${userRef('c.leader_id')}, 'material', ${materialRef('c.material_id')},
  'report', case when ${isHeld} then (select r.id::text from reports_of_classes r where r.class_id = c.id) end,
  'month_closed', ${isHeld} and ${monthClosed('c.teacher_id', 'c.starts_at')}, ${relationFields(viewer)})`;
};
