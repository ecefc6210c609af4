import { defineModule } from '#define-module.ts';
import { meetingsPersonalData } from './meetings.personal-data.ts';
import { meetingEndpoints } from './meetings.routes.ts';

export const meetingsModule = defineModule('meetings', {
  above: ['classes'],
  endpoints: meetingEndpoints,
  personalData: meetingsPersonalData,
});
