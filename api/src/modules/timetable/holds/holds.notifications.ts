import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { holdsSubjects } from './holds.subjects.ts';

/** `affectedAt` is the earliest former or new start, before which people must be notified (D83). */
const about = {
  group: 'changes',
  channels: ['push', 'mail'],
  scope: 'course',
  urgentBy: 'affectedAt',
  recipients: 'the student and parents once, the teachers and the leader',
} as const;
const open = {
  ...about,
  params: ['student', 'startsAt', 'affectedAt', 'classes'],
  instants: ['startsAt', 'affectedAt'],
} as const;
const dated = {
  ...about,
  params: ['student', 'startsAt', 'endsAt', 'affectedAt', 'classes'],
  instants: ['startsAt', 'endsAt', 'affectedAt'],
} as const;
/** D136. */
const ofFamily = {
  ...dated,
  params: ['by', ...dated.params],
  recipients: 'the teachers, the leader and admins, where a family lets classes pause or takes that back',
} as const;
const back = (count: number) => `${count === 1 ? '1 class takes' : `${count} classes take`} place again`;
const cancelled = (count: number) => (count === 1 ? '1 class cancelled' : `${count} classes cancelled`);

/**
 * D98. `startsAt` and `endsAt` are the first and the last day of the hold, without a time, because its midnight is
 * another day in other zones. Stored notifications may still have instants there.
 */
export const holdNotifications = {
  recorded: defineNotification({
    ...dated,
    count: 'classes',
    key: 'hold.recorded',
    subject: holdsSubjects['hold.recorded'],
    message: ({ student, startsAt, endsAt }, count) =>
      `The classes of ${student} pause from ${startsAt} until ${endsAt}: ${cancelled(count)}`,
  }),
  recordedOpen: defineNotification({
    ...open,
    count: 'classes',
    key: 'hold.recorded-open',
    subject: holdsSubjects['hold.recorded-open'],
    message: ({ student, startsAt }, count) =>
      `The classes of ${student} pause from ${startsAt} on, until further notice: ${cancelled(count)}`,
  }),
  changed: defineNotification({
    ...dated,
    key: 'hold.changed',
    subject: holdsSubjects['hold.changed'],
    message: ({ student, startsAt, endsAt }) =>
      `The pause of the classes of ${student} was changed: it is from ${startsAt} until ${endsAt}`,
  }),
  changedOpen: defineNotification({
    ...open,
    key: 'hold.changed-open',
    subject: holdsSubjects['hold.changed-open'],
    message: ({ student, startsAt }) =>
      `The pause of the classes of ${student} was changed: it is from ${startsAt} on, until further notice`,
  }),
  unpaid: defineNotification({
    ...open,
    group: 'money',
    recipients: 'the payer, parents, admins and super-admins, where a missing payment pauses classes',
    count: 'classes',
    key: 'hold.unpaid',
    subject: holdsSubjects['hold.unpaid'],
    message: ({ student, startsAt }, count) =>
      `The classes of ${student} pause from ${startsAt} on because a payment is missing: ${cancelled(count)}`,
  }),
  ended: defineNotification({
    ...open,
    count: 'classes',
    key: 'hold.ended',
    subject: holdsSubjects['hold.ended'],
    message: ({ student }, count) => `The classes of ${student} go on: ${back(count)}`,
  }),
  byFamily: defineNotification({
    ...ofFamily,
    count: 'classes',
    key: 'hold.by-family',
    subject: holdsSubjects['hold.by-family'],
    message: ({ by, student, startsAt, endsAt }, count) =>
      `${by} lets the classes of ${student} pause from ${startsAt} until ${endsAt}: ${cancelled(count)}`,
  }),
  takenBack: defineNotification({
    ...ofFamily,
    count: 'classes',
    key: 'hold.taken-back',
    subject: holdsSubjects['hold.taken-back'],
    message: ({ by, student, startsAt, endsAt }, count) =>
      `${by} took back the pause of ${student} from ${startsAt} until ${endsAt}: ${back(count)}`,
  }),
  ending: defineNotification({
    group: 'changes',
    channels: ['push', 'mail'],
    scope: 'course',
    key: 'hold.ending',
    subject: holdsSubjects['hold.ending'],
    params: ['student', 'endsAt', 'overAt'],
    instants: ['endsAt', 'overAt'],
    until: 'overAt',
    recipients: 'the student, parents, the teacher and the leader, three days before the end of a hold',
    message: ({ student, endsAt }) => `The pause of the classes of ${student} ends on ${endsAt}`,
  }),
};
