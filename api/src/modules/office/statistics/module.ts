import { defineModule } from '#define-module.ts';
import { firstStepsWords } from './first-steps.audit.ts';
import { statisticsEndpoints } from './statistics.routes.ts';

export const statisticsModule = defineModule('statistics', {
  above: ['assignments', 'audit', 'bank-transfers', 'feedback', 'purchases', 'requests', 'salaries', 'series'],
  endpoints: statisticsEndpoints,
  words: firstStepsWords,
});
