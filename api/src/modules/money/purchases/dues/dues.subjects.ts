import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const duesSubjects = {
  'due.opened': { en: 'A transfer is due', ar: 'حوالة مستحقة' },
  'due.unpaid': { en: 'A transfer is overdue', ar: 'حوالة متأخرة' },
  'due.paid': { en: 'Transfer received', ar: 'وصلت الحوالة' },
  'due.reopened': { en: 'A due is unpaid again', ar: 'مستحق عاد غير مدفوع' },
  'transfer.reported': { en: 'A transfer to review', ar: 'حوالة بانتظار المراجعة' },
  'transfer.accepted': { en: 'Part of a transfer received', ar: 'وصل جزء من المبلغ' },
  'transfer.rejected': { en: 'A transfer was not accepted', ar: 'لم تُقبل الحوالة' },
} as const satisfies Record<string, MailSubject>;
