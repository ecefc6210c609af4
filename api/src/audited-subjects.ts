import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import { modules } from './modules.ts';

/** Subjects of the audit log that are about no person. Lines about a `user` are about that user. */
export const impersonalSubjects: readonly string[] = modules.flatMap(({ impersonal = [] }) => impersonal);

/** Which person an object in the audit log is about (D124), by subject. */
export const auditedSubjects: readonly AuditedSubject[] = modules.flatMap(({ audited = [] }) => audited);
