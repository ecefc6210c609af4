import { defineModule } from '#define-module.ts';
import { freeTimesActions, freeTimesWords } from './free-times.audit.ts';
import { freeTimesPersonalData } from './free-times.personal-data.ts';
import { freeTimeEndpoints } from './free-times.routes.ts';

export const freeTimesModule = defineModule('free-times', {
  above: ['absences'],
  endpoints: freeTimeEndpoints,
  personalData: freeTimesPersonalData,
  words: { actions: freeTimesActions, fields: freeTimesWords },
});
