import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { duesSubjects } from './dues.subjects.ts';

const params = ['studentId', 'name', 'package', 'packageAr', 'dueId'] as const;
const family = 'the payer and parents of who learns';
const staff = 'holders of `money.update` whose scope reaches the student';
const about = { group: 'money', channels: ['push', 'mail'], scope: 'product', relatedParam: 'dueId' } as const;
const classes = (count: number) => (count === 1 ? '1 class' : `${count} classes`);

export const dueNotifications = {
  opened: defineNotification({
    ...about,
    recipients: family,
    key: 'due.opened',
    subject: duesSubjects['due.opened'],
    params: [...params, 'amount', 'dueOn'],
    instants: ['dueOn'],
    message: ({ name, package: title, amount, dueOn }) => `${amount} for ${title} (${name}) is due on ${dueOn}`,
  }),
  unpaid: defineNotification({
    ...about,
    recipients: `${family}, 3 and 7 days after the day`,
    key: 'due.unpaid',
    subject: duesSubjects['due.unpaid'],
    params: [...params, 'amount', 'days'],
    count: 'days',
    message: ({ name, package: title, amount }, count) =>
      `${amount} for ${title} (${name}) has been due for ${count} days`,
  }),
  paid: defineNotification({
    ...about,
    recipients: family,
    key: 'due.paid',
    subject: duesSubjects['due.paid'],
    params: [...params, 'classes'],
    count: 'classes',
    message: ({ name, package: title }, count) =>
      count === 0
        ? `The transfer for ${title} (${name}) has arrived`
        : `The transfer for ${title} has arrived: ${classes(count)} added for ${name}`,
  }),
  reopened: defineNotification({
    ...about,
    recipients: staff,
    key: 'due.reopened',
    subject: duesSubjects['due.reopened'],
    params,
    message: ({ name, package: title }) =>
      `A transfer for ${title} (${name}) was changed: its due is unpaid again, and the classes stay`,
  }),
  reported: defineNotification({
    ...about,
    recipients: staff,
    key: 'transfer.reported',
    subject: duesSubjects['transfer.reported'],
    params: [...params, 'amount'],
    message: ({ name, package: title, amount }) => `A transfer of ${amount} was reported for ${name} (${title})`,
  }),
  accepted: defineNotification({
    ...about,
    recipients: family,
    key: 'transfer.accepted',
    subject: duesSubjects['transfer.accepted'],
    params: [...params, 'amount'],
    message: ({ name, package: title, amount }) =>
      `${amount} for ${title} (${name}) has arrived; the rest is still to be paid`,
  }),
  rejected: defineNotification({
    ...about,
    recipients: family,
    key: 'transfer.rejected',
    subject: duesSubjects['transfer.rejected'],
    params: [...params, 'amount', 'reason'],
    message: ({ name, amount, reason }) => `The transfer of ${amount} for ${name} was not accepted: ${reason}`,
  }),
};
