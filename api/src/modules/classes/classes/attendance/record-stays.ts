import type { Sql } from '#base/database/sql.ts';
import { publishClass } from '../notify-class.ts';
import { settleJoined } from './settle-joined.ts';

/** A person's stay as a provider reports it; start or end may still be unknown. */
export interface ReportedStay {
  participant: string;
  joinedAt: Date | null;
  leftAt: Date | null;
  /** Whether the person was identified only by the name given in the meeting. */
  byName: boolean;
}

interface Entry {
  id: number;
  participant: string | null;
  joined_at: Date;
  left_at: Date | null;
  by_name: boolean;
}

const FOREVER = Number.POSITIVE_INFINITY;
const timeOf = (date: Date | null, otherwise: number) => date?.getTime() ?? otherwise;

const earlier = (...dates: (Date | null | undefined)[]): Date | null =>
  dates.reduce<Date | null>((first, date) => (date && (!first || date < first) ? date : first), null);

const overlaps = (entry: Entry, { joinedAt, leftAt }: ReportedStay): boolean =>
  entry.joined_at.getTime() <= timeOf(leftAt, FOREVER) && timeOf(entry.left_at, FOREVER) >= timeOf(joinedAt, -FOREVER);

/** The entry of a stay: its own, else an entry by "Join" at that time, which the stay takes over. */
const entryOf = (entries: readonly Entry[], stay: ReportedStay): Entry | undefined =>
  entries.find(({ participant }) => participant === stay.participant) ??
  entries.findLast((entry) => entry.participant === null && overlaps(entry, stay));

const updateText =
  'update attendance_log set participant = $2, joined_at = $3, left_at = $4, by_name = $5 where id = $1';
const insertText = `insert into attendance_log (class_id, user_id, participant, joined_at, left_at, by_name)
  values ($1, $2, $3, $4, $5, $6)`;

interface Written {
  stay: ReportedStay;
  entry: Entry | undefined;
  joinedAt: Date;
  leftAt: Date | null;
}

/** The planned log, in order of arrival: a person who returns has left before. */
function plan(entries: readonly Entry[], stays: readonly ReportedStay[]): Written[] {
  const sorted = [...stays].sort((a, b) => timeOf(a.joinedAt ?? a.leftAt, 0) - timeOf(b.joinedAt ?? b.leftAt, 0));
  const free = [...entries];
  return sorted.flatMap((stay, at) => {
    const entry = entryOf(free, stay);
    if (entry) free.splice(free.indexOf(entry), 1);
    const joins = [entry?.joined_at, stay.joinedAt].flatMap((date) => (date ? [date.getTime()] : []));
    if (joins.length === 0) return [];
    const leftAt = stay.leftAt ?? earlier(entry?.left_at, sorted[at + 1]?.joinedAt);
    const joinedAt = new Date(Math.min(...joins));
    return [{ stay, entry, joinedAt, leftAt: leftAt && leftAt < joinedAt ? joinedAt : leftAt }];
  });
}

interface Attendee {
  classId: number;
  userId: number;
  isTeacher: boolean;
  isStudent: boolean;
  now: Date;
}

/**
 * Updates the log (D23) from all reports of a provider about a person in a class. The result does not depend on the
 * order or repetition of reports. The caller holds the class's lock.
 */
export async function recordStays(
  sql: Sql,
  { classId, userId, isTeacher, isStudent, now }: Attendee,
  stays: readonly ReportedStay[],
): Promise<void> {
  const entries = await sql.query<Entry>({
    text: `select id, participant, joined_at, left_at, by_name from attendance_log where class_id = $1 and user_id = $2
      order by joined_at, id for update`,
    values: [classId, userId],
  });
  for (const { stay, entry, joinedAt, leftAt } of plan(entries, stays)) {
    // A person who pressed "Join" in the academy was signed in, so is known by more than a name.
    const byName = stay.byName && (entry?.by_name ?? true);
    const values = [stay.participant, joinedAt, leftAt, byName];
    if (entry) await sql.query({ text: updateText, values: [entry.id, ...values] });
    else await sql.query({ text: insertText, values: [classId, userId, ...values] });
  }
  if (stays.some(({ joinedAt }) => joinedAt)) await settleJoined(sql, { classId, isTeacher, isStudent, at: now });
  await publishClass(sql, classId);
}
