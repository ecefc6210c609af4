import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const server = setupServer();

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
