import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const duesActions: PageTexts = {
  'due.waive': { en: 'Waived a due', ar: 'إعفاء من مستحق' },
  'purchase.withdraw': { en: 'Withdrew a purchase', ar: 'التراجع عن شراء' },
  'purchase.end': { en: 'Ended a subscription', ar: 'إنهاء اشتراك' },
  'transfer_report.create': { en: 'Reported a transfer', ar: 'الإبلاغ عن حوالة' },
  'transfer_report.accept': { en: 'Accepted a reported transfer', ar: 'قبول حوالة' },
  'transfer_report.reject': { en: 'Rejected a reported transfer', ar: 'رفض حوالة' },
};

/** The fields of its lines that are in no list. */
export const duesWords: PageTexts = {
  dueId: { en: 'Due no.', ar: 'رقم المستحق' },
};

const reported = 'transfer_reports r join dues d on d.id = r.due_id';

/** A report is about the student whose due it pays, and the payer. */
export const auditedReport: AuditedSubject = {
  subject: 'transfer_report',
  people: (id) => `(select array[d.student_id, d.user_id] from ${reported} where r.id = ${id})`,
  ofPerson: (user) => `select r.id from ${reported} where ${user} in (d.student_id, d.user_id)`,
};
