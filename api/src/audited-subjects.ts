import { type AuditedSubject, auditedTable } from '#base/audit/audited-subject.ts';
import { timesOff } from '#modules/absences/absences.table.ts';
import { assignments } from '#modules/assignments/assignments.table.ts';
import { auditedHandIn } from '#modules/assignments/hand-ins/hand-ins.audit.ts';
import { bankTransfers } from '#modules/bank-transfers/bank-transfers.table.ts';
import { chats } from '#modules/chat/chat.table.ts';
import { classes } from '#modules/classes/classes.table.ts';
import { comments } from '#modules/comments/comments.table.ts';
import { feedback } from '#modules/feedback/feedback.table.ts';
import { holds } from '#modules/holds/holds.table.ts';
import { leads } from '#modules/leads/leads.table.ts';
import { posts } from '#modules/posts/posts.table.ts';
import { hifzCertificates } from '#modules/progress/progress.table.ts';
import { payments, purchases } from '#modules/purchases/purchases.table.ts';
import { relations } from '#modules/relatives/relatives.table.ts';
import { monthlyReports } from '#modules/reports/monthly/monthly-reports.table.ts';
import { auditedReport } from '#modules/reports/reports.audit.ts';
import { classRequests } from '#modules/requests/requests.table.ts';
import { salaryAdjustments } from '#modules/salaries/months/months.table.ts';
import { teacherSalaries } from '#modules/salaries/salaries.table.ts';
import { series } from '#modules/series/series.table.ts';
import { shifts } from '#modules/shifts/shifts.table.ts';

/** Subjects of the audit log that are about no person. Lines about a `user` are about that user. */
export const impersonalSubjects = [
  ...['chat-list', 'composition', 'role', 'settings'],
  ...['book', 'form', 'coupon', 'import', 'legal-text', 'material', 'package', 'submission'],
] as const;

/** Which person an object in the audit log is about (D124), by subject. */
export const auditedSubjects: readonly AuditedSubject[] = [
  auditedTable('class', classes.studentId, classes.teacherId),
  auditedTable('series', series.studentId, series.teacherId),
  auditedTable('absence', timesOff.teacherId, timesOff.leaderId),
  auditedTable('closure', timesOff.leaderId),
  auditedTable('shift', shifts.teacherId, shifts.leaderId),
  auditedTable('hold', holds.studentId),
  auditedTable('class_request', classRequests.studentId, classRequests.requestedBy),
  auditedReport,
  auditedTable('monthly-report', monthlyReports.studentId, monthlyReports.teacherId),
  auditedTable('assignment', assignments.studentId),
  auditedHandIn,
  auditedTable('certificate', hifzCertificates.studentId),
  auditedTable('feedback', feedback.studentId, feedback.teacherId),
  auditedTable('relation', relations.userId, relations.relatedUserId),
  auditedTable('lead', leads.studentId, leads.parentId),
  auditedTable('salary', teacherSalaries.teacherId),
  auditedTable('salary-adjustment', salaryAdjustments.teacherId),
  auditedTable('purchase', purchases.studentId, purchases.userId),
  auditedTable('invoice', payments.studentId, payments.userId),
  auditedTable('bank_transfer', bankTransfers.userId),
  auditedTable('post', posts.authorId),
  auditedTable('comment', comments.authorId),
  auditedTable('chat', chats.firstUserId, chats.secondUserId),
];
