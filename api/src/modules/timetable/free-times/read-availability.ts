import type { Sql } from '#base/database/sql.ts';
import { knownZone } from '#base/time/wall-time.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { Availability, DaysOff, Window } from './core/free-spans.ts';

type Row = Omit<Availability, 'zone'> & { id: number; zone: string | null; windows: Window[]; daysOff: DaysOff[] };

const text = `select u.id::int, u.timezone as zone,
    coalesce((select minutes from availability_pauses p where p.teacher_id = u.id), 0) as "pauseMinutes",
    coalesce((select json_agg(json_build_object('weekday', w.weekday, 'from', w.from_time, 'to', w.to_time)
      order by w.weekday, w.from_time) from availability_windows w where w.teacher_id = u.id), '[]') as windows,
    coalesce((select json_agg(json_build_object('from', d.from_day, 'to', d.to_day) order by d.from_day, d.id)
      from availability_days_off d where d.teacher_id = u.id), '[]') as "daysOff"
  from ${userCards} u where u.id = any($1::bigint[])`;

/** Windows, days off, pause and zone of some teachers (D96), by their ids. */
export async function readAvailabilities(sql: Sql, teacherIds: readonly number[]): Promise<Map<number, Availability>> {
  const rows = await sql.query<Row>({ name: 'availabilities', text, values: [teacherIds] });
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, zone: knownZone(row.zone) }]));
}

/** A teacher's windows, days off, pause and zone; without any for an unknown id. */
export async function readAvailability(sql: Sql, teacherId: number): Promise<Availability> {
  const found = (await readAvailabilities(sql, [teacherId])).get(teacherId);
  return found ?? { zone: knownZone(null), windows: [], daysOff: [], pauseMinutes: 0 };
}
