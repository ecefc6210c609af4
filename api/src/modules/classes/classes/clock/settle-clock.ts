import type { FollowerOf } from '#base/modules/registry.ts';
import { settleMany, settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import type { classChanged, manyChanged } from '../class-events.ts';
import type { StoredClass } from '../class-facts.ts';
import { clockNotifications } from '../classes.notifications.ts';

const { dayReminder, hourReminder, minutesReminder, teacherNotJoined, studentNotJoined } = clockNotifications;
const ofStart = [dayReminder, hourReminder, minutesReminder, teacherNotJoined, studentNotJoined];

const isOpen = ({ status }: StoredClass) => status === 'scheduled' || status === 'needs_report_to_end';

const isMoved = (before: StoredClass, after: StoredClass) =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.studentId !== after.studentId ||
  before.teacherId !== after.teacherId;

/** Marks the clock's notifications about a class as read after it is cancelled, reported or moved. */
export const settleClock: FollowerOf<typeof classChanged> = async (sql, { now }, { before, after }) => {
  if (!before || !after || (isOpen(after) && !isMoved(before, after))) return;
  const kinds = isOpen(after) ? ofStart : Object.values(clockNotifications);
  await settleNotifications(sql, { kinds, relatedId: after.id, at: now });
};

/** The same for classes to come that one action has cancelled, moved or given to another teacher. */
export const settleClockMany: FollowerOf<typeof manyChanged> = async (sql, { now }, changes) => {
  const at = now();
  const [open, ended] = [
    changes.filter(({ before, after }) => isOpen(after) && isMoved(before, after)),
    changes.filter(({ after }) => !isOpen(after)),
  ];
  const idsOf = (some: typeof changes) => some.map(({ after }) => after.id);
  if (open.length > 0) await settleMany(sql, { kinds: ofStart, relatedIds: idsOf(open), at });
  if (ended.length > 0)
    await settleMany(sql, { kinds: Object.values(clockNotifications), relatedIds: idsOf(ended), at });
};
