import { leaderOf } from '#modules/people/people/profiles/bound-people.ts';
import { familyRecipients } from '#modules/people/people/scope/families.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { absenceNotifications, closureNotifications } from '../absences.notifications.ts';
import { type StoredTimeOff, teacherNameOf } from '../times-off/stored-time-off.ts';
import type { DoneRow } from './done-rows.ts';
import { type NotifyingLines, sendLines, sendToFamilies } from './send-lines.ts';
import {
  affectedOf,
  type FamilyWords,
  type TeacherWords,
  wordsOfFamilies,
  wordsOfSubstitutes,
  wordsOfTeachers,
} from './what-to-say.ts';

interface Notifying extends Omit<NotifyingLines, 'relatedId'> {
  off: StoredTimeOff;
}

type What = Parameters<typeof sendLines> extends [NotifyingLines, ...infer Rest] ? Rest : never;

const send = (notifying: Notifying, ...what: What): Promise<void> =>
  sendLines({ ...notifying, relatedId: notifying.off.id }, ...what);

const namesOf = ({ nameEn, nameAr }: StoredTimeOff) => ({ nameEn: nameEn ?? '', nameAr: nameAr ?? '' });

async function notifyFamilies(notifying: Notifying, rows: readonly DoneRow[], isUndone: boolean): Promise<void> {
  const { sql, off } = notifying;
  const concerned = await familyRecipients(
    sql,
    rows.map(({ studentId }) => studentId),
  );
  const byWhat = new Map<FamilyWords['what'], FamilyWords[]>();
  for (const one of wordsOfFamilies(rows, concerned, isUndone))
    byWhat.set(one.what, [...(byWhat.get(one.what) ?? []), one]);
  for (const [what, all] of byWhat) {
    const isNamed = off.kind === 'closure' && what === 'cancelled';
    const kind = isNamed ? closureNotifications.cancelled : absenceNotifications[what];
    const named = all.map((one) => (isNamed ? { ...one, params: { ...one.params, ...namesOf(off) } } : one));
    await sendToFamilies({ ...notifying, relatedId: off.id }, kind, named);
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

/** Without `affectedAt` for an absence without classes, as it affects nobody. */
async function sendToTeam(notifying: Notifying, kind: NotificationKind, rows: readonly DoneRow[]): Promise<void> {
  const { sql, off } = notifying;
  if (off.teacherId === null) return;
  const teacher = await teacherNameOf(sql, off);
  const params = { teacher, affectedAt: affectedOf(rows), classes: String(rows.length) };
  const line = { teacher_id: off.teacherId, leader_id: await leaderOf(sql, off.teacherId), span: 0, params };
  await send(notifying, kind, ['teacher', 'leader'], [line]);
}

/** D97: notifies each family, substitute and teacher once about an action, in the last transaction of the action. */
export async function notifyDone(notifying: Notifying, rows: readonly DoneRow[]): Promise<void> {
  await notifyFamilies(notifying, rows, false);
  await sendToTeachers(notifying, absenceNotifications.standingIn, wordsOfSubstitutes(rows));
  await sendToTeachers(notifying, closureNotifications.recorded, wordsOfTeachers(notifying.off.kind, rows));
  await sendToTeam(notifying, absenceNotifications.recorded, rows);
}

/** The same for an action that was taken back. */
export async function notifyUndone(notifying: Notifying, rows: readonly DoneRow[]): Promise<void> {
  await notifyFamilies(notifying, rows, true);
  await sendToTeachers(notifying, absenceNotifications.notStandingIn, wordsOfSubstitutes(rows));
  await sendToTeachers(notifying, closureNotifications.undone, wordsOfTeachers(notifying.off.kind, rows));
  await sendToTeam(notifying, absenceNotifications.takenBack, rows);
}
