import { endpoint } from '#base/http/endpoint.ts';
import * as schema from './kept-classes.schema.ts';
import { listKeptClasses } from './list-kept-classes.ts';

export const keptClassEndpoints = [
  endpoint({
    method: 'get',
    path: '/kept-classes',
    tag: 'Classes',
    summary:
      'List the classes to come that an absence, a closure, a hold or a shift left as they were, with the reason',
    access: { permission: 'classes.my_classes.update' },
    query: schema.keptQuery,
    response: { schema: schema.keptPage },
    handle: (ctx, { query }) => listKeptClasses(ctx, query),
  }),
];
