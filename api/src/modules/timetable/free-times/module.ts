import { defineModule } from '#define-module.ts';
import { freeTimesActions } from './free-times.audit.ts';
import { freeTimesPersonalData } from './free-times.personal-data.ts';
import { freeTimeEndpoints } from './free-times.routes.ts';

export const freeTimesModule = defineModule('free-times', {
  above: ['absences'],
  endpoints: freeTimeEndpoints,
  personalData: freeTimesPersonalData,
  words: { actions: freeTimesActions },
});
