import { defineModule } from '#define-module.ts';
import { realtimeEndpoints } from './realtime.routes.ts';

export const realtimeModule = defineModule('realtime', {
  above: [],
  endpoints: realtimeEndpoints,
});
