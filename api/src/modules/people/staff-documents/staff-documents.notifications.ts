import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { documentSubjects } from './staff-documents.subjects.ts';

export const documentNotifications = {
  ending: defineNotification({
    group: 'account',
    channels: ['mail'],
    scope: 'product',
    key: 'document.ending',
    subject: documentSubjects['document.ending'],
    recipients: 'the teacher, admins and super-admins, 60, 30 and 7 days before the end of a document',
    params: ['teacherId', 'teacher', 'kind', 'until'],
    instants: ['until'],
    relatedParam: 'teacherId',
    message: ({ teacher, kind, until }) => `${kind} of ${teacher} ends on ${until}`,
  }),
};
