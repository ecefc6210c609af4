import { endpoint } from '#base/http/endpoint.ts';
import { calendarQuery, calendarResponse } from './calendar.schema.ts';
import { feedEndpoints } from './feed/feed.routes.ts';
import { listCalendar } from './list-calendar.ts';

export const calendarEndpoints = [
  endpoint({
    method: 'get',
    path: '/calendar',
    tag: 'Classes',
    summary: 'List the scheduled classes of some days that the viewer can see by calendar.read or as a relative',
    access: 'session',
    query: calendarQuery,
    response: { schema: calendarResponse },
    errors: [403, 422],
    handle: (ctx, { query }) => listCalendar({ ctx, query }),
  }),
  ...feedEndpoints,
];
