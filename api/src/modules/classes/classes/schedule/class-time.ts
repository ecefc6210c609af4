import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { type ResolvedTime, resolveWallTime, type WallTime } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';

/** A typed time (D55). */
export interface TypedTime extends WallTime {
  in_student_time?: boolean | undefined;
  /** The zone of the series, for a class of a series. */
  zone?: string | undefined;
  occurrence?: 'first' | 'second' | undefined;
}

interface People {
  authorId: number;
  studentId: number | undefined;
}

/** The zone of a typed time, and its instant there. */
export async function readTime(
  sql: Sql,
  typed: TypedTime,
  { authorId, studentId }: People,
): Promise<{ zone: string; found: ResolvedTime }> {
  const zone =
    typed.zone ?? (await zoneOf(sql, typed.in_student_time && studentId !== undefined ? studentId : authorId));
  const found = resolveWallTime(typed, zone);
  if (found.state !== 'doubled' || !typed.occurrence) return { zone, found };
  return { zone, found: { state: 'ok', at: found[typed.occurrence] } };
}

export const inWords = ({ date, time }: WallTime): string => `${date} ${time}`;

function timeError(code: string, message: string, data: Record<string, string>): AppError {
  return new AppError('invalid', message, [{ path: 'time', code, message }], undefined, data);
}

export interface ClassTime {
  startsAt: Date;
  endsAt: Date;
  zone: string;
  wallTime: string;
}

const MINUTE_MS = 60_000;

/** The start of a class. @throws AppError on a `time` that does not exist, or that occurs twice without a choice. */
export async function classTime(sql: Sql, typed: TypedTime, people: People, minutes: number): Promise<ClassTime> {
  const { zone, found } = await readTime(sql, typed, people);
  if (found.state === 'does_not_exist')
    throw timeError('time_does_not_exist', 'This time does not exist on that day', {
      before: inWords(found.before),
      after: inWords(found.after),
    });
  if (found.state === 'doubled')
    throw timeError('time_is_doubled', 'This time comes twice on that day', {
      first: found.first.toISOString(),
      second: found.second.toISOString(),
    });
  const endsAt = new Date(found.at.getTime() + minutes * MINUTE_MS);
  return { startsAt: found.at, endsAt, zone, wallTime: inWords(typed) };
}
