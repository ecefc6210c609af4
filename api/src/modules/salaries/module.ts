import { defineModule } from '#define-module.ts';
import { salaryMonthEndpoints } from './months/months.routes.ts';
import { salaryEndpoints } from './salaries.routes.ts';

export const salariesModule = defineModule('salaries', {
  above: ['classes'],
  endpoints: [...salaryEndpoints, ...salaryMonthEndpoints],
});
