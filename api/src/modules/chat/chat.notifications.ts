import { defineNotification } from '#modules/notifications/define-notification.ts';

/** The time within which a user with the open conversation reads a message. */
const PUSH_SECONDS = 3;
const MAIL_SECONDS = 30 * 60;

export const chatNotifications = {
  message: defineNotification({
    key: 'chat.message',
    scope: 'product',
    group: 'messages',
    channels: ['push', 'mail'],
    recipients: 'the receiver of the message',
    params: ['senderId', 'name'],
    relatedParam: 'senderId',
    again: true,
    waits: { push: PUSH_SECONDS, mail: MAIL_SECONDS },
    message: ({ name }) => `New message from ${name}`,
  }),
};
