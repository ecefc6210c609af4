import { defineModule } from '#define-module.ts';
import { absenceEndpoints } from './absences.routes.ts';

export const absencesModule = defineModule('absences', {
  above: ['timetable'],
  endpoints: ({ hooks }) => absenceEndpoints(hooks),
});
