import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { formsSubjects } from './forms.subjects.ts';

export const formNotifications = {
  submitted: defineNotification({
    key: 'form.submitted',
    subject: formsSubjects['form.submitted'],
    scope: 'product',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'holders of forms.read',
    params: ['form', 'name', 'count'],
    count: 'count',
    gathered: true,
    again: true,
    message: ({ form, name }, count) =>
      count > 1 ? `${count} people sent the form “${form}”` : `${name} sent the form “${form}”`,
  }),
  /** About the built-in form of the landing page, whose name the remote translates (D63). */
  contacted: defineNotification({
    key: 'form.contacted',
    subject: formsSubjects['form.contacted'],
    scope: 'product',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'holders of forms.read',
    params: ['form', 'name', 'count'],
    count: 'count',
    gathered: true,
    again: true,
    message: ({ name }, count) =>
      count > 1 ? `${count} people wrote with the contact form` : `${name} wrote with the contact form`,
  }),
  /** A notification of earlier releases, one for each submission; stored ones are still shown. */
  received: defineNotification({
    key: 'submission.received',
    subject: formsSubjects['submission.received'],
    scope: 'product',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'holders of forms.read',
    params: ['form', 'name'],
    message: ({ form, name }) => `${name} sent the form “${form}”`,
  }),
};
