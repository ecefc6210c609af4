import { defineModule } from '#define-module.ts';

/** Plans over days, as absences, closures and shifts are: what they share. */
export const plansModule = defineModule('plans', {
  above: ['timetable'],
});
