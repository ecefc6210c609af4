import { defineModule } from '#define-module.ts';
import { listViewsPersonalData } from './list-views.personal-data.ts';
import { listViewEndpoints } from './list-views.routes.ts';

export const listViewsModule = defineModule('list-views', {
  above: ['identity'],
  endpoints: listViewEndpoints,
  personalData: listViewsPersonalData,
});
