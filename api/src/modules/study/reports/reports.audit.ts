import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { PageTexts } from '#base/http/page-language.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';

const classOf = `daily_reports r join ${classRefs} c on c.id = r.class_id`;

/** A daily report is about the people of its class. */
export const auditedReport: AuditedSubject = {
  subject: 'report',
  people: (id) => `(select array[c.student_id, c.teacher_id] from ${classOf} where r.id = ${id})`,
  ofPerson: (user) => `select r.id from ${classOf} where ${user} in (c.student_id, c.teacher_id)`,
};

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const reportsActions: PageTexts = {
  'report.update': { en: 'Corrected a daily report', ar: 'تصحيح تقرير يومي' },
  'report.delete': { en: 'Deleted a daily report', ar: 'حذف تقرير يومي' },
  'monthly-report.create': { en: 'Sent a monthly report', ar: 'إرسال تقرير شهري' },
};
