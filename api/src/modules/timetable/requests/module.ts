import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, manyChanged } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { followManyRequests, followRequests } from './follow-class.ts';
import { lapseRequests } from './lapse-requests.ts';
import { requestFields } from './request.fields.ts';
import { requestsActions } from './requests.audit.ts';
import { requestNotifications } from './requests.notifications.ts';
import { requestsPersonalData } from './requests.personal-data.ts';
import { requestEndpoints } from './requests.routes.ts';
import { requestSettings } from './requests.settings.ts';
import { classRequests } from './requests.table.ts';
import { openRequest } from './requests-sql.ts';

export const requestsModule = defineModule('requests', {
  above: ['free-times', 'make-ups'],
  endpoints: requestEndpoints,
  settings: [requestSettings.group],
  notifications: [requestNotifications],
  personalData: requestsPersonalData,
  audited: [auditedTable('class_request', classRequests.studentId, classRequests.requestedBy)],
  words: { actions: requestsActions, objects: { 'class-request': namesOf(requestFields) } },
  everyMinute: [(sql, { now }) => lapseRequests(sql, now)],
  registers: [
    on(classChanged, followRequests),
    on(manyChanged, followManyRequests),
    answer(classQuestions.openRequest, openRequest),
  ],
});
