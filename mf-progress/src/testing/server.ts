import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The network of the tests: a test adds the responses that it needs. */
export const server = setupServer();

/** @returns the query of each request. */
export function serve(path: string, response: object): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  server.use(
    http.get(`*/api/${path}`, ({ request }) => {
      searches.push(new URL(request.url).searchParams);
      return HttpResponse.json(response);
    }),
  );
  return searches;
}

/** @returns the requests. */
export function reject(path: string, status: number): string[] {
  const asked: string[] = [];
  const body = { code: 'unknown', message: 'Rejected', fields: [], requestId: 'req-1' };
  server.use(
    http.get(`*/api/${path}`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

/** Handles requests to a path; the returned list collects them. */
export function take(method: 'put' | 'post' | 'delete', path: string, response: object = {}): unknown[] {
  const taken: unknown[] = [];
  server.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const text = await request.text();
      taken.push(text === '' ? null : JSON.parse(text));
      return HttpResponse.json(response);
    }),
  );
  return taken;
}
