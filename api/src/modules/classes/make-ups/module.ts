import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, manyChanged } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { followMakeUps, followManyMakeUps } from './follow-class.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';
import { makeUpsPersonalData } from './make-ups.personal-data.ts';
import { makeUpEndpoints } from './make-ups.routes.ts';
import { makeUpSettings } from './make-ups.settings.ts';
import { notifyEndingMakeUps } from './notify-ending.ts';
import { bookedMakeUps, enrolmentOfMakeUp, makeUpsOf, useMakeUp } from './use-make-up.ts';

export const makeUpsModule = defineModule('make-ups', {
  above: ['classes'],
  endpoints: makeUpEndpoints,
  settings: [makeUpSettings.group],
  notifications: [makeUpNotifications],
  personalData: makeUpsPersonalData,
  everyMinute: [(sql, { now }) => notifyEndingMakeUps(sql, now)],
  registers: [
    on(classChanged, followMakeUps),
    on(manyChanged, followManyMakeUps),
    answer(classQuestions.useMakeUp, useMakeUp),
    answer(classQuestions.enrolmentOfMakeUp, enrolmentOfMakeUp),
    answer(classQuestions.makeUpsOf, makeUpsOf),
    answer(classQuestions.bookedMakeUps, bookedMakeUps),
  ],
});
