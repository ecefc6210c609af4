import { defineModule } from '#define-module.ts';
import { listViewEndpoints } from './list-views.routes.ts';

export const listViewsModule = defineModule('list-views', {
  above: ['identity'],
  endpoints: listViewEndpoints,
});
