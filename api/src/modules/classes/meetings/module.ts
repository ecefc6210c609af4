import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, classesPlanned, manyChanged } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { meetingsActions } from './meetings.audit.ts';
import { meetingsPersonalData } from './meetings.personal-data.ts';
import { meetingEndpoints } from './meetings.routes.ts';
import {
  followClass,
  followClasses,
  meetingOfClass,
  planMeetings,
  requireAuthorization,
} from './sync/follow-classes.ts';
import { syncMeeting } from './sync/sync-meeting.ts';

export const meetingsModule = defineModule('meetings', {
  above: ['classes'],
  endpoints: meetingEndpoints,
  personalData: meetingsPersonalData,
  words: { actions: meetingsActions },
  jobs: { meeting: ({ deps }, { classId }) => syncMeeting(deps, classId) },
  registers: [
    on(classChanged, followClass),
    on(manyChanged, followClasses),
    on(classesPlanned, planMeetings),
    answer(classQuestions.checkNew, requireAuthorization),
    answer(classQuestions.meetingOf, meetingOfClass),
  ],
});
