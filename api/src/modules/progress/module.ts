import { defineModule } from '#define-module.ts';
import { progressEndpoints } from './progress.routes.ts';

export const progressModule = defineModule('progress', {
  above: ['reports'],
  endpoints: progressEndpoints,
});
