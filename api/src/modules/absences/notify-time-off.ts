import type { Sql } from '#base/database/sql.ts';
import { audienceOf, type ClassAudience } from '#modules/classes/notify-class.ts';
import type { NotificationKind } from '#modules/notifications/define-notification.ts';
import { notifyDue } from '#modules/notifications/notify-due.ts';
import { leaderOf } from '#modules/people/profiles/bound-people.ts';
import { absenceNotifications, closureNotifications } from './absences.notifications.ts';
import { findRows } from './done-rows.ts';
import { type StoredTimeOff, teacherNameOf } from './stored-time-off.ts';
import {
  type FamilyWords,
  type TeacherWords,
  wordsOfFamilies,
  wordsOfSubstitutes,
  wordsOfTeachers,
} from './what-to-say.ts';

interface Notifying {
  sql: Sql;
  off: StoredTimeOff;
  /** Who has done it; never a recipient. */
  actorId: number;
  at: Date;
}

/** Those of each row who may sign in; `c` is as a class to `audienceOf`. $13 rows, $14 time off, $15 actor. */
const selectOf = (
  audience: readonly ClassAudience[],
) => `select r.id as recipient_id, $14::bigint as related_id, c.span, c.params
  from json_to_recordset($13::json) c(student_id bigint, teacher_id bigint, leader_id bigint, span bigint, params jsonb)
  cross join lateral (${audienceOf(audience)}) r where r.id <> $15::bigint`;

interface Line {
  student_id?: number;
  teacher_id?: number;
  leader_id?: number | null;
  /** Which of the notifications of one act it is. */
  span: number;
  params: Record<string, string>;
}

/** One statement for all who are told the same, each with their own facts. */
async function send(
  { sql, off, actorId, at }: Notifying,
  kind: NotificationKind,
  audience: readonly ClassAudience[],
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  await notifyDue(sql, { kind, select: selectOf(audience), values: [JSON.stringify(lines), off.id, actorId], at });
}

const namesOf = ({ nameEn, nameAr }: StoredTimeOff) => ({ nameEn: nameEn ?? '', nameAr: nameAr ?? '' });

async function sendToFamilies(notifying: Notifying, families: readonly FamilyWords[]): Promise<void> {
  const { off } = notifying;
  const byWhat = new Map<FamilyWords['what'], FamilyWords[]>();
  for (const one of families) byWhat.set(one.what, [...(byWhat.get(one.what) ?? []), one]);
  for (const [what, all] of byWhat) {
    const isNamed = off.kind === 'closure' && what === 'cancelled';
    const kind = isNamed ? closureNotifications.cancelled : absenceNotifications[what];
    const lines = all.map(({ studentId, teacherId, params }) => ({
      student_id: studentId,
      teacher_id: teacherId,
      // A parent of several students gets one for each.
      span: studentId,
      params: isNamed ? { ...params, ...namesOf(off) } : params,
    }));
    await send(notifying, kind, ['student', 'parents'], lines);
  }
}

const sendToTeachers = (notifying: Notifying, kind: NotificationKind, all: readonly TeacherWords[]): Promise<void> => {
  const names = namesOf(notifying.off);
  const lines = all.map(({ teacherId, params }) => ({
    teacher_id: teacherId,
    span: 0,
    params: { ...params, ...names },
  }));
  return send(notifying, kind, ['teacher'], lines);
};

async function sendRecorded(notifying: Notifying, classes: number): Promise<void> {
  const { sql, off } = notifying;
  if (off.teacherId === null) return;
  const params = { teacher: await teacherNameOf(sql, off), classes: String(classes) };
  const line = { teacher_id: off.teacherId, leader_id: await leaderOf(sql, off.teacherId), span: 0, params };
  await send(notifying, absenceNotifications.recorded, ['teacher', 'leader'], [line]);
}

/** D97: says once to each family, substitute and teacher what an act has done, in the transaction of its end. */
export async function notifyTimeOff(notifying: Notifying, state: 'done' | 'undone'): Promise<void> {
  const { sql, off } = notifying;
  const rows = await findRows(sql, off.id, state);
  const isUndone = state === 'undone';
  await sendToFamilies(notifying, wordsOfFamilies(rows, isUndone));
  const ofSubstitutes = isUndone ? absenceNotifications.notStandingIn : absenceNotifications.standingIn;
  await sendToTeachers(notifying, ofSubstitutes, wordsOfSubstitutes(rows));
  const ofTeachers = isUndone ? closureNotifications.undone : closureNotifications.recorded;
  await sendToTeachers(notifying, ofTeachers, wordsOfTeachers(off.kind, rows));
  if (!isUndone) await sendRecorded(notifying, rows.length);
}
