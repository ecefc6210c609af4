import type { Sql } from '#base/database/sql.ts';
import type { Meeting, MeetingDetails } from '#base/meetings/meeting-provider.ts';
import { replaceLink } from '#modules/classes/classes/meeting/meeting-facts.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import type { meetingStates } from '../meetings.table.ts';
import type { HeldMeeting } from './plan-meeting.ts';

type MeetingState = (typeof meetingStates)[number];

interface Row {
  version: number;
  attempts: number;
  teacherId: number | null;
  meetingId: string | null;
  joinUrl: string | null;
  details: HeldMeeting['details'];
}

/** Longer than the calls of one round take with all their tries. */
const LEASE = "interval '90 seconds'";

const returned = `returning version, attempts, teacher_id::int as "teacherId", meeting_id as "meetingId",
  join_url as "joinUrl", details`;
const takeText = `update class_meetings set busy_until = clock_timestamp() + ${LEASE}
  where class_id = $1 and (busy_until is null or busy_until < clock_timestamp()) ${returned}`;

/** Leases the class's meeting to this process; undefined if another process has it, or if nothing is to be done. */
export async function takeRow(sql: Sql, classId: number): Promise<Row | undefined> {
  const [row] = await sql.query<Row>({ text: takeText, values: [classId] });
  return row;
}

export const heldOf = ({ teacherId, meetingId, joinUrl, details }: Row): HeldMeeting | null =>
  teacherId !== null && meetingId !== null && joinUrl !== null ? { teacherId, meetingId, joinUrl, details } : null;

const keepText = `update class_meetings set teacher_id = $2, meeting_id = $3, join_url = $4, details = $5 where class_id = $1`;

interface Kept {
  classId: number;
  teacherId: number;
  meeting: Meeting;
  details: MeetingDetails;
}

/** Stores the meeting's state at the provider, and sets the link of the class. */
export async function keepMeeting(sql: Sql, before: string | null, kept: Kept): Promise<void> {
  const { classId, teacherId, meeting, details } = kept;
  const sent = JSON.stringify({ ...details, startsAt: details.startsAt.toISOString() });
  await sql.transaction(async (tx) => {
    await tx.query({ text: keepText, values: [classId, teacherId, meeting.id, meeting.joinUrl, sent] });
    await replaceLink(tx, classId, before, meeting.joinUrl);
  });
}

/** Stores that the meeting was deleted, and removes its link from the class. */
export async function dropMeeting(sql: Sql, classId: number, { joinUrl }: HeldMeeting): Promise<void> {
  await sql.transaction(async (tx) => {
    await tx.query({ text: keepText, values: [classId, null, null, null, null] });
    await replaceLink(tx, classId, joinUrl, null);
  });
}

const releaseText = `update class_meetings set busy_until = null, state = $3, attempts = $4
  where class_id = $1 and version = $2 returning 1`;

interface Release {
  classId: number;
  version: number;
  state: MeetingState;
  attempts: number;
}

/** Ends the lease, unless the class has changed meanwhile: then there is more to do. */
export function releaseRow(sql: Sql, { classId, version, state, attempts }: Release): Promise<boolean> {
  return sql.transaction(async (tx) => {
    const released = await tx.query({ text: releaseText, values: [classId, version, state, attempts] });
    if (released.length > 0) await publishClass(tx, classId);
    return released.length > 0;
  });
}

const reopenText = 'update class_meetings set busy_until = null where class_id = $1';

/** Ends the lease without a change. */
export async function abandonRow(sql: Sql, classId: number): Promise<void> {
  await sql.query({ text: reopenText, values: [classId] });
}
