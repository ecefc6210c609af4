import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** By default no provider makes meetings. */
const noProvider = http.get('*/api/zoom/authorization', () =>
  HttpResponse.json({ data: { provider: null, authorization: null } }),
);

/** By default nobody waits for a teacher. */
const noSteps = http.get('*/api/statistics/next-steps', () => HttpResponse.json({ data: [] }));

/** By default nobody has weekly classes. */
const noSeries = http.get('*/api/series', () => HttpResponse.json({ data: [], pagination: { total: 0 } }));

/** By default nobody's free times are known. */
const noWindows = [
  http.get('*/api/teachers/:id/availability', () =>
    HttpResponse.json({ data: { timezone: 'Asia/Amman', windows: [], daysOff: [], pauseMinutes: 0 } }),
  ),
  http.get('*/api/teachers/:id/free-times', () =>
    HttpResponse.json({ data: [], known: false, zones: { teacher: 'Asia/Amman', student: 'Europe/London' } }),
  ),
];

/** By default nobody has classes that repeat. */
const noSuggestions = http.get('*/api/series/suggestions', () => HttpResponse.json({ data: [] }));

/** By default there are no requests and no make-ups. */
const noRequests = [
  http.get('*/api/classes/:id/requests', () => HttpResponse.json({ data: { requests: [], ask: null } })),
  http.get('*/api/class-requests', () => HttpResponse.json({ data: [], pagination: { total: 0 } })),
  http.get('*/api/students/:id/makeups', () => HttpResponse.json({ data: [] })),
];

/** By default nobody's classes pause, and the viewer cannot pause them. */
const noHolds = http.get('*/api/students/:id/holds', () => HttpResponse.json({ data: [], may: { create: false } }));

export const server = setupServer(...noRequests, noHolds, noProvider, noSteps, noSeries, ...noWindows, noSuggestions);

type Method = 'get' | 'post' | 'put' | 'delete';

interface Taken {
  body: unknown;
  key: string | null;
  token: string | null;
}

/** Handles requests to a path with `response`; the returned list collects them. */
export function take(
  method: Exclude<Method, 'get'>,
  path: string,
  response: object = { message: 'Done' },
  status = 200,
) {
  const taken: Taken[] = [];
  server.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const text = await request.text();
      const { headers } = request;
      const body = text ? JSON.parse(text) : null;
      taken.push({ body, key: headers.get('idempotency-key'), token: headers.get('authorization') });
      return HttpResponse.json(response, { status });
    }),
  );
  return taken;
}

export function reject(method: Method, path: string, status: number, problem: object = {}): void {
  const body = { code: 'unknown', message: 'Rejected', fields: [], requestId: 'req-1', ...problem };
  server.use(http[method](`*/api/${path}`, () => HttpResponse.json(body, { status })));
}

/** Responds to a GET with a JSON body; `searches` collects the queries. */
export function serve(path: string, response: object | ((search: URLSearchParams) => object)): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  server.use(
    http.get(`*/api/${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searches.push(searchParams);
      return HttpResponse.json(typeof response === 'function' ? response(searchParams) : response);
    }),
  );
  return searches;
}
