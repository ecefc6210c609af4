import { defineModule } from '#define-module.ts';
import { attendanceEndpoints } from './attendance/attendance.routes.ts';
import { classEndpoints } from './classes.routes.ts';

export const classesModule = defineModule('classes', {
  above: ['materials'],
  endpoints: ({ hooks }) => [...classEndpoints(hooks), ...attendanceEndpoints(hooks)],
});
