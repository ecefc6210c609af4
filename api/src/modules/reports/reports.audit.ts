import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import { classRefs } from '#modules/classes/class-refs.ts';

const classOf = `daily_reports r join ${classRefs} c on c.id = r.class_id`;

/** A daily report is about the people of its class. */
export const auditedReport: AuditedSubject = {
  subject: 'report',
  people: (id) => `(select array[c.student_id, c.teacher_id] from ${classOf} where r.id = ${id})`,
  ofPerson: (user) => `select r.id from ${classOf} where ${user} in (c.student_id, c.teacher_id)`,
};
