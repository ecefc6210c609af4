import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const commentsSubjects = {
  'post.commented': { en: 'A comment on your post', ar: 'تعليق على منشورك' },
} as const satisfies Record<string, MailSubject>;
