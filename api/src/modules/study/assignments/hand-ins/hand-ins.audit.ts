import type { AuditedSubject } from '#base/audit/audited-subject.ts';

const handed = 'hand_ins h join assignments s on s.id = h.assignment_id';

/** A hand-in is about the student who made it. */
export const auditedHandIn: AuditedSubject = {
  subject: 'hand_in',
  people: (id) => `(select array[s.student_id] from ${handed} where h.id = ${id})`,
  ofPerson: (user) => `select h.id from ${handed} where s.student_id = ${user}`,
};
