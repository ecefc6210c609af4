import { defineModule } from '#define-module.ts';
import { meetingsActions } from './meetings.audit.ts';
import { meetingsPersonalData } from './meetings.personal-data.ts';
import { meetingEndpoints } from './meetings.routes.ts';
import { syncMeeting } from './sync/sync-meeting.ts';

export const meetingsModule = defineModule('meetings', {
  above: ['classes'],
  endpoints: meetingEndpoints,
  personalData: meetingsPersonalData,
  words: { actions: meetingsActions },
  jobs: { meeting: ({ deps }, { classId }) => syncMeeting(deps, classId) },
});
