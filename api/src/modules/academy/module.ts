import { defineModule } from '#define-module.ts';
import { academyEndpoints } from './academy.routes.ts';
import { zoneEndpoints } from './zones/zones.routes.ts';

export const academyModule = defineModule('academy', {
  above: ['audit', 'files'],
  endpoints: ({ settings }) => [...zoneEndpoints, ...academyEndpoints(settings)],
});
