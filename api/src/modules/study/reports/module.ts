import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { dropReport } from './drop-report.ts';
import { monthlyReportNotifications } from './monthly/monthly-reports.notifications.ts';
import { monthlyReportEndpoints } from './monthly/monthly-reports.routes.ts';
import { monthlyReports } from './monthly/monthly-reports.table.ts';
import { monthlyReportTexts } from './monthly/report-texts.ts';
import { readingSettings } from './reading.settings.ts';
import { releaseDue } from './release-reports.ts';
import { editableFields } from './report.fields.ts';
import { reportOfClass } from './report-of-class.ts';
import { reportTexts } from './report-texts.ts';
import { auditedReport, reportsActions } from './reports.audit.ts';
import { reportNotifications } from './reports.notifications.ts';
import { reportPermissions } from './reports.permissions.ts';
import { reportsPersonalData } from './reports.personal-data.ts';
import { reportEndpoints } from './reports.routes.ts';

export const reportsModule = defineModule('reports', {
  above: ['classes'],
  endpoints: [...reportEndpoints, ...monthlyReportEndpoints],
  permissions: [reportPermissions],
  settings: [readingSettings.group],
  notifications: [reportNotifications, monthlyReportNotifications],
  personalData: reportsPersonalData,
  audited: [auditedReport, auditedTable('monthly-report', monthlyReports.studentId, monthlyReports.teacherId)],
  words: { actions: reportsActions, objects: { report: namesOf(editableFields) } },
  mails: { texts: { 'class.reported': reportTexts, 'monthly-report.submitted': monthlyReportTexts } },
  everyMinute: [(sql, { now, settings }) => releaseDue(sql, { now, settings })],
  registers: [on(classChanged, dropReport), answer(classQuestions.reportOf, reportOfClass)],
});
