import { defineModule } from '#define-module.ts';
import { keptClassEndpoints } from './kept-classes.routes.ts';

export const keptClassesModule = defineModule('kept-classes', {
  above: ['holds', 'shifts'],
  endpoints: keptClassEndpoints,
});
