import { endpoint } from '#base/http/endpoint.ts';
import * as schema from './classes.schema.ts';
import { listClasses } from './list-classes.ts';

const list = endpoint({
  method: 'get',
  path: '/classes',
  tag: 'Classes',
  summary: 'List the classes that the viewer can see by classes.my_classes.read or as a relative of the student',
  access: 'session',
  query: schema.classesQuery,
  answer: { schema: schema.classesPage },
  refusals: [403, 422],
  handle: (ctx, { query }) => listClasses({ ctx, query }),
});

export const classEndpoints = [list];
