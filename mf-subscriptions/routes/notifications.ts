/** What is paid, and what is not, in the words of the bell. */
export const notifications = [
  { key: 'payment.paid', textKey: 'notifications.paid' },
  { key: 'payment.renewed', textKey: 'notifications.renewed' },
  { key: 'payment.failed', textKey: 'notifications.failed' },
  { key: 'payment.refunded', textKey: 'notifications.refunded' },
  { key: 'payment.held', textKey: 'notifications.held' },
  { key: 'purchase.ends-soon', textKey: 'notifications.endsSoon' },
  { key: 'user.needs-teacher', textKey: 'notifications.needsTeacher' },
];
