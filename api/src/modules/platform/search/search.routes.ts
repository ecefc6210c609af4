import { endpoint } from '#base/http/endpoint.ts';
import { searchQuery, searchResponse } from './search.schema.ts';
import { searchAll } from './search-all.ts';
import type { SearchSource } from './search-source.ts';

/** @param sources from every module with searchable objects. */
export const searchEndpoints = (sources: readonly SearchSource[]) => [
  endpoint({
    method: 'get',
    path: '/search',
    tag: 'Search',
    summary: 'Find people and conversations that you can see, by any part of their names',
    access: 'session',
    query: searchQuery,
    response: { schema: searchResponse },
    errors: [422],
    handle: async (ctx, { query }) => ({ data: await searchAll({ ctx, query, sources }) }),
  }),
];
