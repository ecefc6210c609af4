import type { Sql } from '#base/database/sql.ts';
import { findLayers, type ShiftLayer } from '#modules/timetable/shifts/layer.ts';
import type { SeriesRule } from '../core/occurrences.ts';

export interface Row {
  id: number;
  series_id: number | null;
  slot_id: number | null;
  date: string | null;
  student_id: number;
  teacher_id: number;
  starts_at: Date;
  ends_at: Date;
  status: string;
  is_exception: boolean;
  is_deleted: boolean;
  /** Whether an admin allowed it to overlap with another class. */
  is_allowed: boolean;
  /** Whether a hold, an absence or a closure has cancelled it, so that it may be restored. */
  is_paused: boolean;
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** An absence or a closure: of everybody if nobody is named. */
interface TimeOff extends Span {
  teacherId: number | null;
}

interface Obstacle {
  id: number;
  seriesId: number;
  slotId: number;
  date: string;
  startsAt: Date;
}

export type Stored = SeriesRule & { id: number; teacherId: number; endedAt: Date | null };

export interface State {
  rows: Row[];
  series: Stored[];
  obstacles: Obstacle[];
  holds: Span[];
  timesOff: TimeOff[];
  layers: ShiftLayer[];
}

const rowsText = `select id, series_id, slot_id, slot_date::text as date, student_id, teacher_id, starts_at, ends_at, status, is_exception,
  deleted_at is not null as is_deleted, overlap_by is not null as is_allowed,
  status = 'cancelled' and cancel_reason in ('hold', 'teacher_unavailable', 'holiday') as is_paused
  from classes order by starts_at, id`;
const seriesText = `select s.id, s.teacher_id as "teacherId", s.zone, s.anchor_on::text as "anchorOn", s.starts_on::text as "startsOn",
  s.every_weeks as "everyWeeks", s.ends_on::text as "endsOn", s.count, s.ended_at as "endedAt",
  (select json_agg(json_build_object('id', l.id, 'weekday', l.weekday, 'time', l.time, 'minutes', l.minutes, 'startsOn', l.starts_on))
    from series_slots l where l.series_id = s.id) as slots from series s order by s.id`;
const obstaclesText = `select o.id, l.series_id as "seriesId", o.slot_id as "slotId", o.slot_date::text as date,
  o.starts_at as "startsAt" from series_obstacles o join series_slots l on l.id = o.slot_id order by o.id`;
const holdsText = `select starts_at as "startsAt", coalesce(ends_at, '9999-01-01') as "endsAt" from holds where state in ('planned', 'running')`;
const timesOffText = `select teacher_id as "teacherId", starts_at as "startsAt", ends_at as "endsAt" from times_off where undone_at is null`;

/** The state of one student's series. */
export async function readState(sql: Sql, now: Date): Promise<State> {
  const series = await sql.query<Stored>({ text: seriesText });
  return {
    series,
    rows: await sql.query({ text: rowsText }),
    obstacles: await sql.query({ text: obstaclesText }),
    holds: await sql.query({ text: holdsText }),
    timesOff: await sql.query({ text: timesOffText }),
    layers: await findLayers(sql, [...new Set(series.map(({ teacherId }) => teacherId))], now),
  };
}

/** Classes that no action may change: held, cancelled, deleted and past ones. */
export const settledOf = (rows: readonly Row[], now: Date) =>
  new Map(
    rows
      .filter((row) => row.is_deleted || (row.status !== 'scheduled' && !row.is_paused) || row.starts_at <= now)
      .map(({ id, starts_at, ends_at, status, is_deleted, teacher_id }) => [
        id,
        { starts_at, ends_at, status, is_deleted, teacher_id },
      ]),
  );
