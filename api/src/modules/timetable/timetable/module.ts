import { defineModule } from '#define-module.ts';
import { retryKept } from './retry-kept.ts';

export const timetableModule = defineModule('timetable', {
  above: ['classes'],
  jobs: { 'kept-classes': (running) => retryKept(running) },
});
