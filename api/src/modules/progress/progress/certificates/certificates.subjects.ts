import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const certificatesSubjects = {
  'certificate.proposed': { en: 'A certificate to confirm', ar: 'شهادة بانتظار الاعتماد' },
  'certificate.proposed-all': { en: 'A certificate to confirm', ar: 'شهادة بانتظار الاعتماد' },
  'certificate.confirmed': { en: 'Congratulations on the certificate', ar: 'مبارك! صدرت الشهادة' },
  'certificate.confirmed-all': { en: 'Congratulations on the certificate', ar: 'مبارك! صدرت الشهادة' },
} as const satisfies Record<string, MailSubject>;
