import { defineModule } from '#define-module.ts';
import { monthlyReportEndpoints } from './monthly/monthly-reports.routes.ts';
import { reportEndpoints } from './reports.routes.ts';

export const reportsModule = defineModule('reports', {
  above: ['classes'],
  endpoints: ({ hooks }) => [...reportEndpoints(hooks), ...monthlyReportEndpoints],
});
