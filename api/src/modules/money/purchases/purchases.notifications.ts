import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { purchasesSubjects } from './purchases.subjects.ts';

const family = 'the payer, parents of who learns, admins and super-admins';
const reach = { group: 'money', channels: ['push', 'mail'] } as const;
const about = { ...reach, scope: 'product', recipients: family } as const;
const classes = (count: number) => (count === 1 ? '1 class' : `${count} classes`);

export const purchaseNotifications = {
  paid: defineNotification({
    ...about,
    key: 'payment.paid',
    subject: purchasesSubjects['payment.paid'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind', 'classes'],
    count: 'classes',
    message: ({ name, package: title }, count) => `${title} was paid for ${name}: ${classes(count)} added`,
  }),
  renewed: defineNotification({
    ...about,
    key: 'payment.renewed',
    subject: purchasesSubjects['payment.renewed'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind', 'classes'],
    count: 'classes',
    message: ({ name, package: title }, count) =>
      `The subscription of ${name} to ${title} was renewed: ${classes(count)} added`,
  }),
  failed: defineNotification({
    ...about,
    key: 'payment.failed',
    subject: purchasesSubjects['payment.failed'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind'],
    message: ({ name, package: title }) =>
      `The renewal of ${title} for ${name} could not be charged; no classes were taken`,
  }),
  refunded: defineNotification({
    ...about,
    key: 'payment.refunded',
    subject: purchasesSubjects['payment.refunded'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind', 'classes', 'kept'],
    count: 'classes',
    message: ({ name, package: title, kept }, count) =>
      `A payment for ${name} (${title}) was refunded: ${classes(count)} taken back, ${kept} used already`,
  }),
  returned: defineNotification({
    ...about,
    key: 'payment.returned',
    subject: purchasesSubjects['payment.returned'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind', 'classes'],
    count: 'classes',
    message: ({ name, package: title }, count) =>
      `The refund of a payment for ${name} (${title}) was reversed: ${classes(count)} given back`,
  }),
  takenBack: defineNotification({
    ...about,
    key: 'payment.taken-back',
    subject: purchasesSubjects['payment.taken-back'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind', 'classes'],
    count: 'classes',
    message: ({ name, package: title }, count) =>
      `${classes(count)} of ${title} that ${name} had used before the refund: taken back by the academy`,
  }),
  purchaseFailed: defineNotification({
    ...about,
    key: 'purchase.failed',
    subject: purchasesSubjects['purchase.failed'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind'],
    message: ({ name, package: title }) =>
      `The payment for ${name} (${title}) has failed: nothing was charged and no classes were added`,
  }),
  held: defineNotification({
    ...about,
    recipients: 'admins and super-admins',
    key: 'payment.held',
    subject: purchasesSubjects['payment.held'],
    params: ['studentId', 'name', 'package', 'packageAr', 'kind'],
    message: ({ name, package: title }) => `A payment for ${name} (${title}) is not the price: no classes were added`,
  }),
  endsSoon: defineNotification({
    ...about,
    recipients: 'the student, the payer and parents, 7 days before the end',
    key: 'purchase.ends-soon',
    subject: purchasesSubjects['purchase.ends-soon'],
    params: ['studentId', 'name', 'package', 'packageAr', 'endsAt'],
    instants: ['endsAt'],
    message: ({ name, package: title, endsAt }) => `The subscription of ${name} to ${title} ends on ${endsAt}`,
  }),
  renewsSoon: defineNotification({
    ...about,
    recipients: 'the payer and parents of who learns, so many days before a renewal as the academy has set',
    key: 'purchase.renews-soon',
    subject: purchasesSubjects['purchase.renews-soon'],
    params: ['studentId', 'name', 'package', 'packageAr', 'amount', 'renewsAt'],
    instants: ['renewsAt'],
    until: 'renewsAt',
    message: ({ name, package: title, amount, renewsAt }) =>
      `The subscription of ${name} to ${title} renews on ${renewsAt}: ${amount} will be charged`,
  }),
  cardEnds: defineNotification({
    ...about,
    recipients: 'the payer, within 30 days before the end of the card of a subscription',
    key: 'purchase.card-ends',
    subject: purchasesSubjects['purchase.card-ends'],
    params: ['studentId', 'name', 'package', 'packageAr', 'last4', 'month'],
    message: ({ package: title, last4, month }) =>
      `The card ending in ${last4} that pays for ${title} is valid until the end of ${month}: update the card`,
  }),
  unpaid: defineNotification({
    ...about,
    recipients: 'the payer and parents of who learns, 3 and 7 days after a renewal that could not be charged',
    key: 'payment.unpaid',
    subject: purchasesSubjects['payment.unpaid'],
    params: ['studentId', 'name', 'package', 'packageAr', 'amount', 'days'],
    count: 'days',
    message: ({ name, package: title, amount }, count) =>
      `The renewal of ${title} for ${name} (${amount}) has been unpaid for ${count} days: update the card`,
  }),
  needsTeacher: defineNotification({
    ...about,
    group: 'office',
    recipients: 'admins and super-admins',
    key: 'user.needs-teacher',
    subject: purchasesSubjects['user.needs-teacher'],
    params: ['name'],
    message: ({ name }) => `${name} has paid and is a student now: assign a teacher`,
  }),
};
