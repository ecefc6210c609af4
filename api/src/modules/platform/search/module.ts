import { defineModule } from '#define-module.ts';
import { searchEndpoints } from './search.routes.ts';

export const searchModule = defineModule('search', {
  above: [],
  endpoints: ({ searchSources }) => searchEndpoints(searchSources),
});
