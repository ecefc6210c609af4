import { defineModule } from '#define-module.ts';
import { teacherStatisticsEndpoints } from './teacher-statistics.routes.ts';

export const teacherStatisticsModule = defineModule('teacher-statistics', {
  above: ['reports', 'requests', 'salaries'],
  endpoints: teacherStatisticsEndpoints,
});
