import { defineModule } from '#define-module.ts';
import { shiftEndpoints } from './shifts.routes.ts';

export const shiftsModule = defineModule('shifts', {
  above: ['absences'],
  endpoints: ({ hooks }) => shiftEndpoints(hooks),
});
