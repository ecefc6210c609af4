import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { childrenResponse, learnersResponse } from '#/api/children.ts';
import { currenciesResponse } from '#/api/currencies.ts';
import { holdsResponse } from '#/api/holds.ts';
import { quoteResponse, type Summary, summaryResponse } from '#/api/purchases.ts';

const currencies = v.parse(currenciesResponse, {
  data: [
    { code: 'EGP', symbol_native: 'ج.م.', decimal_digits: 2 },
    { code: 'KWD', symbol_native: 'د.ك.', decimal_digits: 3 },
    { code: 'USD', symbol_native: '$', decimal_digits: 2 },
  ],
});

/** A buyer without purchases. */
export const nothingBought: Summary = {
  subscription: null,
  classes: { bought: 0, refunded: 0, adjusted: 0, used: 0, remaining: 0 },
  provider: 'sandbox',
  transfer: null,
  may: { manage: false },
  noBuying: null,
  family: [],
};

const nobodyToAdd = { data: { self: false, may: { add: false } } };

/** By default the currencies are served, nobody is a parent, and there are no make-ups. */
export const server = setupServer(
  http.get('*/api/currencies', () => HttpResponse.json(currencies)),
  http.get('*/api/own-profile', () => HttpResponse.json(v.parse(childrenResponse, { data: { children: [] } }))),
  http.get('*/api/children', () => HttpResponse.json(v.parse(learnersResponse, nobodyToAdd))),
  http.get('*/api/students/:id/holds', () => HttpResponse.json(v.parse(holdsResponse, { data: [] }))),
  http.get('*/api/students/:id/makeups', () => HttpResponse.json({ data: [] })),
  http.get('*/api/statistics/next-steps', () => HttpResponse.json({ data: [] })),
  http.get('*/api/subscriptions/quote/:id', () =>
    HttpResponse.json(v.parse(quoteResponse, { data: { price: 40, total: 40, discount: null } })),
  ),
  http.get('*/api/subscriptions/summary', () => HttpResponse.json(v.parse(summaryResponse, { data: nothingBought }))),
);

type Method = 'get' | 'post' | 'put' | 'delete';

interface Taken {
  body: unknown;
  search: URLSearchParams;
  key: string | null;
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
      const search = new URL(request.url).searchParams;
      taken.push({ body: text ? JSON.parse(text) : null, search, key: request.headers.get('idempotency-key') });
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
