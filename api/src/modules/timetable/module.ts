import { defineModule } from '#define-module.ts';

export const timetableModule = defineModule('timetable', {
  above: ['classes'],
});
