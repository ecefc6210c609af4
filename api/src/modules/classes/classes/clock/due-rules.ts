import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { classNotifications, clockNotifications } from '../classes.notifications.ts';
import { classSettings } from '../classes.settings.ts';
import { bothSides, type ClassAudience } from '../notify-class.ts';

const DAY = 24 * 60;
/** Longer than any class, in minutes. */
const LONGEST = DAY;
/** Older events are ignored: a first start does not notify of a backlog. */
const BACKLOG = 7 * DAY;

/** The recipients of a notification and its time; conditions are SQL on a row of `classes c`, with $1 for now. */
export interface DueRule {
  kind: NotificationKind;
  audience: readonly ClassAudience[];
  /** The moment of the event. */
  moment: string;
  /** Minutes after that moment; at `until` the notification becomes useless. */
  from: number;
  until: number;
  where: string;
  /** Distinguishes two notifications of the same kind about the same moment. */
  step?: number;
}

const START = 'c.starts_at';

/** No reminder for recipients who were just notified of a move or a new class: they know its time. */
function reminder(kind: NotificationKind, audience: readonly ClassAudience[], from: number, until: number): DueRule {
  const opens = `c.starts_at + interval '${from} minutes'`;
  const { moved, scheduled } = classNotifications;
  const knows = [moved, scheduled].map((each) =>
    wasNotified({ kind: each, recipient: 'r.id', relatedId: 'c.id', after: opens }),
  );
  return {
    kind,
    audience,
    moment: START,
    from,
    until,
    where: `c.status = 'scheduled' and not (${knows.join(' or ')})`,
  };
}

/** The time since which a class needs its report: its end, or when it was recorded or reopened. */
const unreported = {
  moment: `coalesce((select max(h.at) from class_history h where h.class_id = c.id and h.action = 'reopen'),
    greatest(c.ends_at, c.created_at))`,
  where: `c.status in ('scheduled', 'needs_report_to_end') and c.ends_at <= $1 and c.starts_at <= $1`,
};

const { dayReminder, hourReminder, minutesReminder, teacherNotJoined, studentNotJoined, reportNeeded, reportOverdue } =
  clockNotifications;

const reminderKinds = [
  { setting: classSettings.first_reminder, kind: dayReminder, audience: bothSides },
  { setting: classSettings.second_reminder, kind: hourReminder, audience: bothSides },
  { setting: classSettings.last_reminder, kind: minutesReminder, audience: ['student', 'teacher'] },
] as const;

/**
 * Each reminder is valid until the next one is due, the nearest to the class first; of two at the same time only the
 * first is sent.
 */
function reminders(settings: ReadSettings): DueRule[] {
  const set = reminderKinds
    .map(({ setting, ...about }) => ({ ...about, minutes: Number(settings.get(setting)) }))
    .filter(({ minutes }, index, all) => minutes > 0 && all.findIndex((each) => each.minutes === minutes) === index)
    .sort((a, b) => a.minutes - b.minutes);
  return set.map(({ kind, audience, minutes }, index) =>
    reminder(kind, audience, -minutes, -(set[index - 1]?.minutes ?? 0)),
  );
}

const hasJoined = (user: string) =>
  `exists (select from attendance_log l where l.class_id = c.id and l.user_id = ${user})`;

/** A class that is under way. */
const underWay = { moment: START, until: LONGEST, where: `c.status = 'scheduled' and c.ends_at > $1` };

/** D144: the teacher is there, the student is not; after 0 minutes nobody is notified. */
function studentMissing(settings: ReadSettings): DueRule[] {
  const from = settings.get(classSettings.not_joined_minutes);
  const where = `${underWay.where} and ${hasJoined('c.teacher_id')} and not ${hasJoined('c.student_id')}`;
  return from > 0 ? [{ ...underWay, kind: studentNotJoined, audience: ['student', 'parents'], from, where }] : [];
}

/** D53: notifications of the clock other than reminders. */
const otherRules: readonly DueRule[] = [
  {
    ...underWay,
    kind: teacherNotJoined,
    audience: ['teacher', 'leader', 'admins'],
    from: 5,
    where: `${underWay.where} and not ${hasJoined('c.teacher_id')}`,
  },
  { ...unreported, kind: reportNeeded, audience: ['teacher'], from: 0, until: DAY },
  { ...unreported, kind: reportNeeded, audience: ['teacher'], from: DAY, until: BACKLOG, step: 1 },
  { ...unreported, kind: reportOverdue, audience: ['leader'], from: 2 * DAY, until: BACKLOG },
];

/** D53: the clock's rules, with the academy's settings. */
export const dueRules = (settings: ReadSettings): DueRule[] => [
  ...reminders(settings),
  ...studentMissing(settings),
  ...otherRules,
];
