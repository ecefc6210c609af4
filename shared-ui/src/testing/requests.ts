import { HttpResponse, http, type RequestHandler } from 'msw';

/** The network of the tests, made by `setupServer` of msw. */
interface TestServer {
  use: (...handlers: RequestHandler[]) => void;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request that changes something. */
interface Taken {
  /** The parsed JSON; null without a body. */
  body: unknown;
  search: URLSearchParams;
  /** The idempotency key. */
  key: string | null;
  /** The header `Authorization`. */
  token: string | null;
}

async function read(request: Request): Promise<Taken> {
  const text = await request.text();
  const { headers, url } = request;
  return {
    body: text ? JSON.parse(text) : null,
    search: new URL(url).searchParams,
    key: headers.get('idempotency-key'),
    token: headers.get('authorization'),
  };
}

/** Responses of a test to requests below `/api`; each replaces those before. */
export function requestsTo(server: TestServer) {
  function collect<Part>(part: (taken: Taken) => Part) {
    return (method: Exclude<Method, 'get'>, path: string, response: object = { message: 'Done' }, status = 200) => {
      const taken: Part[] = [];
      server.use(
        http[method](`*/api/${path}`, async ({ request }) => {
          taken.push(part(await read(request)));
          return HttpResponse.json(response, { status });
        }),
      );
      return taken;
    };
  }
  return {
    /** Handles requests to a path with `response`; the returned list collects them. */
    take: collect((taken) => taken),
    /** The same; the list collects their parsed bodies. */
    takeBodies: collect(({ body }) => body),

    /** Rejects requests as the API does; the returned list collects their addresses. */
    reject(method: Method, path: string, status: number, problem: object = {}) {
      const asked: string[] = [];
      const body = { code: 'unknown', message: 'Rejected', fields: [], requestId: 'req-1', ...problem };
      server.use(
        http[method](`*/api/${path}`, ({ request }) => {
          asked.push(request.url);
          return HttpResponse.json(body, { status });
        }),
      );
      return asked;
    },

    /** Responds to a GET with a JSON body, or one made of the query; the returned list collects the queries. */
    serve(path: string, response: object | ((search: URLSearchParams) => object)) {
      const searches: URLSearchParams[] = [];
      server.use(
        http.get(`*/api/${path}`, ({ request }) => {
          const { searchParams } = new URL(request.url);
          searches.push(searchParams);
          return HttpResponse.json(typeof response === 'function' ? response(searchParams) : response);
        }),
      );
      return searches;
    },
  };
}
