import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { chatSubjects } from './chat.subjects.ts';

/** The time within which a user with the open conversation reads a message. */
const PUSH_SECONDS = 3;
const MAIL_SECONDS = 30 * 60;

export const chatNotifications = {
  message: defineNotification({
    key: 'chat.message',
    subject: chatSubjects['chat.message'],
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
  openMessage: defineNotification({
    key: 'chat.open-message',
    subject: chatSubjects['chat.open-message'],
    scope: 'product',
    group: 'messages',
    channels: ['push', 'mail'],
    recipients: 'who is in the conversation of a child with a teacher beside the two, as the parents are',
    params: ['place', 'name', 'child', 'teacher'],
    relatedParam: 'place',
    again: true,
    waits: { push: PUSH_SECONDS, mail: MAIL_SECONDS },
    message: ({ name, child, teacher }) => `New message from ${name} in the conversation of ${child} and ${teacher}`,
  }),
};

/** Messages of conversations with the academy's office (D167). */
export const officeNotifications = {
  asked: defineNotification({
    key: 'office.asked',
    subject: chatSubjects['office.asked'],
    scope: 'product',
    group: 'messages',
    channels: ['push', 'mail'],
    recipients: 'everybody who answers for the office',
    params: ['chatId', 'name'],
    relatedParam: 'chatId',
    again: true,
    waits: { push: PUSH_SECONDS, mail: MAIL_SECONDS },
    message: ({ name }) => `New message to the academy from ${name}`,
  }),
  answered: defineNotification({
    key: 'office.answered',
    subject: chatSubjects['office.answered'],
    scope: 'product',
    group: 'messages',
    channels: ['push', 'mail'],
    recipients: 'the person who wrote to the office',
    params: ['name'],
    again: true,
    waits: { push: PUSH_SECONDS, mail: MAIL_SECONDS },
    message: ({ name }) => `New message from the academy, by ${name}`,
  }),
};
