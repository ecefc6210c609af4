import { defineModule } from '#define-module.ts';
import { figureEndpoints } from './figures.routes.ts';

export const figuresModule = defineModule('figures', {
  above: [],
  endpoints: figureEndpoints,
});
