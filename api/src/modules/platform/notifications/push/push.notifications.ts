import { defineNotification } from '../define-notification.ts';
import { pushSubjects } from './push.subjects.ts';

/** Notifications about devices that get push messages (D85). */
export const pushNotifications = {
  removed: defineNotification({
    group: 'account',
    channels: ['mail'],
    scope: 'product',
    recipients: 'the user of the device',
    params: ['device'],
    key: 'push.device-removed',
    subject: pushSubjects['push.device-removed'],
    message: ({ device }) =>
      `${device} gets no more push messages: its push service rejected them. Turn push on there again.`,
  }),
};
