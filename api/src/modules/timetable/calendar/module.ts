import { defineModule } from '#define-module.ts';
import { calendarAccess } from './calendar.access.ts';
import { calendarPermissions } from './calendar.permissions.ts';
import { calendarPersonalData } from './calendar.personal-data.ts';
import { calendarEndpoints } from './calendar.routes.ts';

export const calendarModule = defineModule('calendar', {
  above: ['absences', 'holds'],
  endpoints: calendarEndpoints,
  permissions: [calendarPermissions],
  personalData: calendarPersonalData,
  accesses: calendarAccess,
});
