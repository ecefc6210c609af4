import { defineModule } from '#define-module.ts';
import { seriesEndpoints } from './series.routes.ts';

export const seriesModule = defineModule('series', {
  above: ['shifts'],
  endpoints: ({ hooks }) => seriesEndpoints(hooks),
});
