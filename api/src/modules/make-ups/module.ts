import { defineModule } from '#define-module.ts';
import { makeUpEndpoints } from './make-ups.routes.ts';

export const makeUpsModule = defineModule('make-ups', {
  above: ['classes'],
  endpoints: makeUpEndpoints,
});
