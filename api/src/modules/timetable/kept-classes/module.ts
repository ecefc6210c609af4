import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, manyChanged, timeFreed } from '#modules/classes/classes/class-events.ts';
import { retryAfterChange, retryAfterMany, retryFreed } from '#modules/timetable/timetable/retry-kept.ts';
import { keptClassEndpoints } from './kept-classes.routes.ts';

export const keptClassesModule = defineModule('kept-classes', {
  above: ['holds', 'shifts'],
  endpoints: keptClassEndpoints,
  registers: [on(classChanged, retryAfterChange), on(manyChanged, retryAfterMany), on(timeFreed, retryFreed)],
});
