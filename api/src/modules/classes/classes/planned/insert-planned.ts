import type { Sql } from '#base/database/sql.ts';
import type { Attendance } from '../class-status.ts';

/** The common fields of a series' classes. */
interface Common {
  seriesId: number;
  studentId: number;
  teacherId: number;
  /** That of the series (D125). */
  enrolmentId: number | null;
  leaderId: number | null;
  materialId: number;
  /** The automatic title. */
  title: string;
  zone: string;
  attendance: Attendance;
  accomplished: string;
  zoomLink: string | null;
}

interface Planned {
  slotId: number;
  date: string;
  startsAt: Date;
  endsAt: Date;
  wall: { date: string; time: string };
}

/** The author: null for the clock. An admin who allows an overlap gives the reason (D22). */
interface Making {
  now: Date;
  actorId: number | null;
  overlapReason?: string | null;
}

const text = `with planned as (
    select * from unnest($1::bigint[], $2::date[], $3::timestamptz[], $4::timestamptz[], $5::text[])
      with ordinality p(slot_id, slot_date, starts_at, ends_at, wall_time, n)),
  last as (select coalesce(max(class_number), 0) as number from classes where student_id = $6::bigint),
  added as (
    insert into classes (student_id, teacher_id, leader_id, class_number, starts_at, ends_at, wall_time, zone,
      duration_minutes, attendance, accomplished, title, title_key, zoom_link, material_id, created_by, created_at,
      series_id, slot_id, slot_date, overlap_by, overlap_reason, enrolment_id)
    select $6, $7, $8, last.number + p.n, p.starts_at, p.ends_at, p.wall_time, $9,
      extract(epoch from p.ends_at - p.starts_at) / 60, $10, $11, $12, 'class', $13, $14, $15, $16::timestamptz,
      $17, p.slot_id, p.slot_date, case when $18::text is not null then $15::bigint end, $18, $19::bigint
    from planned p cross join last order by p.n
    on conflict (slot_id, slot_date) where slot_id is not null do nothing
    returning id, starts_at),
  noted as (
    insert into class_history (class_id, action, to_status, actor_id, at)
      select id, 'create', 'scheduled', $15, $16 from added order by starts_at)
  select id from added order by starts_at`;

/**
 * Stores classes to come of a series (D90) with their history; existing occurrences are left out. The caller has locked
 * both people. Returns the ids.
 */
export async function insertPlanned(
  sql: Sql,
  of: Common,
  planned: readonly Planned[],
  { now, actorId, overlapReason = null }: Making,
): Promise<number[]> {
  if (planned.length === 0) return [];
  const columns = [
    planned.map(({ slotId }) => slotId),
    planned.map(({ date }) => date),
    planned.map(({ startsAt }) => startsAt),
    planned.map(({ endsAt }) => endsAt),
    planned.map(({ wall }) => `${wall.date} ${wall.time}`),
  ];
  const people = [of.studentId, of.teacherId, of.leaderId];
  const about = [of.zone, of.attendance, of.accomplished, of.title, of.zoomLink, of.materialId];
  const values = [...columns, ...people, ...about, actorId, now, of.seriesId, overlapReason, of.enrolmentId];
  const rows = await sql.query<{ id: number }>({ name: 'insert-planned', text, values });
  return rows.map(({ id }) => id);
}
