import { defineModule } from '#define-module.ts';
import { personalDataEndpoints } from './personal-data.routes.ts';

export const personalDataModule = defineModule('personal-data', {
  above: ['relatives'],
  endpoints: ({ erasureChecks }) => personalDataEndpoints(erasureChecks),
});
