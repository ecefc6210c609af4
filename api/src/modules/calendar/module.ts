import { defineModule } from '#define-module.ts';
import { calendarEndpoints } from './calendar.routes.ts';

export const calendarModule = defineModule('calendar', {
  above: ['holds'],
  endpoints: calendarEndpoints,
});
