import { defineModule } from '#define-module.ts';
import { expiredCanaryHours } from './canary/note-canary-hours.ts';
import { figureEndpoints } from './figures.routes.ts';
import { expiredFigures } from './remote-figures.ts';

export const figuresModule = defineModule('figures', {
  above: [],
  endpoints: figureEndpoints,
  expired: [expiredFigures, expiredCanaryHours],
});
