import { requestsTo } from '@academy/shared-ui/testing';
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
  transferCurrencies: [],
  creditsBeforePaid: false,
  hasDues: false,
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

export const { take, reject, serve } = requestsTo(server);
