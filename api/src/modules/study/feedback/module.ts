import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { feedbackActions } from './feedback.audit.ts';
import { feedbackFields } from './feedback.fields.ts';
import { feedbackPersonalData } from './feedback.personal-data.ts';
import { feedbackEndpoints } from './feedback.routes.ts';
import { feedback } from './feedback.table.ts';

export const feedbackModule = defineModule('feedback', {
  above: ['reports'],
  endpoints: feedbackEndpoints,
  personalData: feedbackPersonalData,
  audited: [auditedTable('feedback', feedback.studentId, feedback.teacherId)],
  words: { actions: feedbackActions, objects: { feedback: namesOf(feedbackFields) } },
});
