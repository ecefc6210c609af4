import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { mergeVerbs } from '#modules/people/people/people-events.ts';
import { reportParts } from '#modules/study/reports/report-part.ts';
import { certificateNotifications } from './certificates/certificates.notifications.ts';
import { mergeCertificates } from './certificates/merge-certificates.ts';
import { entryFields } from './entry.fields.ts';
import { examFields } from './exams/exam.fields.ts';
import { examNotifications } from './exams/exams.notifications.ts';
import { examEndpoints } from './exams/exams.routes.ts';
import { examSettings } from './exams/exams.settings.ts';
import { exams } from './exams/exams.table.ts';
import { curriculumWords, progressActions, progressWords } from './progress.audit.ts';
import { progressPersonalData } from './progress.personal-data.ts';
import { progressEndpoints } from './progress.routes.ts';
import { hifzCertificates } from './progress.table.ts';
import { progressPart } from './report-part.ts';
import { stepFields } from './steps/step.fields.ts';
import { curriculumPermissions } from './steps/steps.permissions.ts';
import { stepEndpoints } from './steps/steps.routes.ts';
import { stepsPart } from './steps/steps-part.ts';
import { canHearHomeRecording, expiredHomeRecordings } from './study/home-recordings.ts';

export const progressModule = defineModule('progress', {
  above: ['reports', 'absences', 'holds'],
  endpoints: [...progressEndpoints, ...stepEndpoints, ...examEndpoints],
  settings: [examSettings.group],
  permissions: [curriculumPermissions],
  notifications: [certificateNotifications, examNotifications],
  personalData: progressPersonalData,
  expired: [expiredHomeRecordings],
  media: [canHearHomeRecording],
  audited: [auditedTable('certificate', hifzCertificates.studentId), auditedTable('exam', exams.studentId)],
  impersonal: ['curriculum'],
  words: {
    actions: progressActions,
    fields: { ...namesOf(entryFields), ...namesOf(stepFields), ...progressWords },
    objects: { curriculum: curriculumWords, exam: namesOf(examFields) },
  },
  registers: [mergeVerbs.add(mergeCertificates), reportParts.add(progressPart), reportParts.add(stepsPart)],
});
