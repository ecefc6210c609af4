import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const makeUpsSubjects = {
  'makeup.ending': { en: 'A make-up class ends soon', ar: 'مهلة تعويض توشك أن تنتهي' },
} as const satisfies Record<string, MailSubject>;
