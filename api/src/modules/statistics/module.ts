import { defineModule } from '#define-module.ts';
import { statisticsEndpoints } from './statistics.routes.ts';

export const statisticsModule = defineModule('statistics', {
  above: ['assignments', 'bank-transfers', 'feedback', 'purchases', 'requests', 'salaries', 'series'],
  endpoints: statisticsEndpoints,
});
