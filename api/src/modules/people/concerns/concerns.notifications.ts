import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { concernsSubjects } from './concerns.subjects.ts';

const named = 'the people who are named for concerns, without whom it is about';
/** Without a name or a word of it: a lock screen shows nothing. */
const about = { scope: 'product', again: true } as const;
const toNamed = { ...about, group: 'account', channels: ['mail'], recipients: named } as const;
const toWriter = { ...about, group: 'messages', channels: ['push', 'mail'], recipients: 'its writer' } as const;

/** Only their recipients know of them: the keys begin with `CONFIDENTIAL` (D146). */
export const concernNotifications = {
  written: defineNotification({
    ...toNamed,
    key: 'concern.written',
    subject: concernsSubjects['concern.written'],
    message: () => 'Someone wrote a concern to you',
  }),
  continued: defineNotification({
    ...toNamed,
    key: 'concern.continued',
    subject: concernsSubjects['concern.continued'],
    message: () => 'Someone added to a concern',
  }),
  answered: defineNotification({
    ...toWriter,
    key: 'concern.answered',
    subject: concernsSubjects['concern.answered'],
    message: () => 'There is an answer to what you wrote',
  }),
  closed: defineNotification({
    ...toWriter,
    key: 'concern.closed',
    subject: concernsSubjects['concern.closed'],
    message: () => 'What you wrote was dealt with',
  }),
};
