import { writeReceipts } from '#modules/money/receipts/write-receipts.ts';
import {
  exampleCoupon,
  examplePackage,
  exampleTransfer,
  storeCoupon,
  storePackage,
  storePurchase,
  storeTransfer,
} from '../fixtures/subscriptions.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** A new package for each question: for all, for students, or deactivated. */
const onPackage =
  (rest: string, body?: unknown) =>
  async ({ fixtures, of }: Question) => {
    const path = await storePackage(fixtures.api.deps.database.sql, {
      visibleTo: of === 'for-students' ? [await fixtures.roleId('student')] : [],
      deactivatedAt: of === 'deactivated' ? new Date(0) : null,
    });
    return { path: path + rest, body };
  };

const newTransfer = ({ fixtures }: Question) => ({ ...exampleTransfer, user_id: fixtures.own.student.id });
const onTransfer = async ({ fixtures }: Question) => ({
  path: await storeTransfer(fixtures.api.deps.database.sql, fixtures.own.student),
});

const onCoupon =
  (bodyOf?: () => unknown) =>
  async ({ fixtures }: Question) => ({ path: await storeCoupon(fixtures.api.deps.database.sql), body: bodyOf?.() });

/** A paid purchase of the viewer, or of another user. */
const onPurchase =
  (rest = '') =>
  async ({ fixtures, viewer, of }: Question) => {
    const buyer = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.student;
    const { purchaseId } = await storePurchase(fixtures.api.deps.database.sql, buyer);
    return { path: `/subscriptions/purchases/${purchaseId}${rest}` };
  };
const studentOf = ({ fixtures, of }: Question) => (of === 'own' ? fixtures.own : fixtures.foreign).student;
const aboutStudent = (path: string) => (question: Question) => ({
  path: question.of === 'any' ? path : `${path}?student_id=${studentOf(question).id}`,
});
/** For the viewer, or for a named student (D116). */
const startFor = (kind: string) => (question: Question) => {
  const path = `/subscriptions/${kind}/1?currency=USD`;
  return { path: question.of === 'unconfigured' ? path : `${path}&student_id=${studentOf(question).id}` };
};
const onPayment = (path: string, kind: 'monthly' | 'one_time', rest: string) => async (question: Question) => {
  const { paymentId } = await storePurchase(question.fixtures.api.deps.database.sql, studentOf(question), kind);
  return { path: `${path}/${paymentId}${rest}` };
};
/** A receipt of a bank transfer. */
const onReceipt = (rest: string) => async (question: Question) => {
  const { deps } = question.fixtures.api;
  const { id } = studentOf(question);
  const money = { currency: 'USD', paidMinor: 4000, refundedMinor: 0, item: null, reference: null, date: null };
  const paid = { source: `bank_transfer:${id}`, method: 'bank_transfer', userId: id, studentId: id, ...money } as const;
  const { sql } = deps.database;
  await sql.transaction((inner) => writeReceipts(inner, { settings: deps.academySettings, at: deps.now() }, [paid]));
  const [row] = await sql.query<{ id: number }>({
    text: 'select max(id) as id from receipts where user_id = $1',
    values: [id],
  });
  return { path: `/receipts/${row?.id}${rest}` };
};
const paymentRequests = (path: string, kind: 'monthly' | 'one_time'): RequestBuilders => ({
  [`get ${path}`]: aboutStudent(path),
  [`get ${path}/mine`]: () => ({}),
  [`get ${path}/:id/documents`]: onPayment(path, kind, '/documents'),
  [`post ${path}/:id/take-back`]: async (question) => ({
    ...(await onPayment(path, kind, '/take-back')(question)),
    body: { classes: 1 },
  }),
  [`post ${path}/:id/refund`]: async (question) => ({
    ...(await onPayment(path, kind, '/refund')(question)),
    body: { amount: '1', refunded_amount: 0 },
  }),
  [`delete ${path}/:id`]: onPayment(path, kind, ''),
});

export const subscriptionRequests: RequestBuilders = {
  'get /currencies': () => ({}),
  'get /packages': () => ({}),
  'get /packages/audiences': () => ({}),
  'get /packages/:id': onPackage(''),
  'post /packages': () => ({ body: examplePackage }),
  'put /packages/:id': onPackage('', examplePackage),
  'put /packages/:id/deactivate': onPackage('/deactivate'),
  'put /packages/:id/reactivate': onPackage('/reactivate'),
  'delete /packages/:id': onPackage(''),
  'get /coupons': () => ({}),
  'get /coupons/:id': onCoupon(),
  'post /coupons': () => ({ body: exampleCoupon() }),
  'put /coupons/:id': onCoupon(exampleCoupon),
  'delete /coupons/:id': onCoupon(),
  'get /subscriptions/quote/:packageId': async (question) => {
    const path = await storePackage(question.fixtures.api.deps.database.sql, {});
    const id = path.split('/').at(-1);
    return { path: `/subscriptions/quote/${id}?currency=USD&student_id=${studentOf(question).id}` };
  },
  'get /bank-transfers': () => ({}),
  'get /bank-transfers/:id': onTransfer,
  'post /bank-transfers': (question) => ({ body: newTransfer(question) }),
  'put /bank-transfers/:id': async (question) => ({ ...(await onTransfer(question)), body: newTransfer(question) }),
  'delete /bank-transfers/:id': onTransfer,
  'post /subscriptions/monthly/:packageId': startFor('monthly'),
  'post /subscriptions/one-time/:packageId': startFor('one-time'),
  'get /subscriptions/manage': () => ({}),
  'post /subscriptions/managed/refresh': () => ({ path: '/subscriptions/managed/refresh?since=2026-01-01T00:00:00Z' }),
  'get /subscriptions/summary': aboutStudent('/subscriptions/summary'),
  'get /subscriptions/purchases/:id': onPurchase(),
  'post /subscriptions/purchases/:id/refresh': onPurchase('/refresh'),
  'get /payments': aboutStudent('/payments'),
  'get /students/:id/statement': (question) => ({ path: `/students/${studentOf(question).id}/statement` }),
  'get /students/:id/statement/pdf': (question) => ({ path: `/students/${studentOf(question).id}/statement/pdf` }),
  'get /office/month': () => ({ path: '/office/month?year=2026&month=1' }),
  'get /receipts': aboutStudent('/receipts'),
  'get /receipts/:id': onReceipt(''),
  'get /receipts/:id/pdf': onReceipt('/pdf'),
  'post /webhooks/stripe': () => ({ body: { id: 'evt_1' } }),
  ...paymentRequests('/invoices', 'monthly'),
  ...paymentRequests('/payments/one-time', 'one_time'),
};

export const subscriptionRows = `
  get    /currencies                          any          200 200 200 200 200 200 200 200 200 200
  get    /packages                            any          401 200 200 200 200 200 403 403 200 200
  get    /packages/audiences                  any          401 200 200 200 200 200 403 403 200 200
  get    /packages/:id                        any          401 200 200 200 200 200 403 403 200 200
  get    /packages/:id                        for-students 401 404 404 404 200 200 403 403 200 200
  get    /packages/:id                        deactivated  401 404 404 404 404 404 403 403 200 200
  post   /packages                            any          401 403 403 403 403 403 403 403 201 201
  put    /packages/:id                        any          401 403 403 403 403 403 403 403 200 200
  put    /packages/:id/deactivate             any          401 403 403 403 403 403 403 403 200 200
  put    /packages/:id/deactivate             deactivated  401 403 403 403 403 403 403 403 409 409
  put    /packages/:id/reactivate             any          401 403 403 403 403 403 403 403 409 409
  put    /packages/:id/reactivate             deactivated  401 403 403 403 403 403 403 403 200 200
  delete /packages/:id                        any          401 403 403 403 403 403 403 403 200 200
  get    /coupons                             any          401 403 403 403 403 403 403 403 200 200
  get    /coupons/:id                         any          401 403 403 403 403 403 403 403 200 200
  post   /coupons                             any          401 403 403 403 403 403 403 403 201 201
  put    /coupons/:id                         any          401 403 403 403 403 403 403 403 200 200
  delete /coupons/:id                         any          401 403 403 403 403 403 403 403 200 200
  get    /subscriptions/quote/:packageId      own          401 404 404 404 200 200 403 403 403 403
  get    /subscriptions/quote/:packageId      foreign      401 404 404 404 404 404 403 403 403 403
  get    /bank-transfers                      any          401 403 403 403 403 403 403 403 200 200
  get    /bank-transfers/:id                  any          401 403 403 403 403 403 403 403 200 200
  post   /bank-transfers                      any          401 403 403 403 403 403 403 403 201 201
  put    /bank-transfers/:id                  any          401 403 403 403 403 403 403 403 200 200
  delete /bank-transfers/:id                  any          401 403 403 403 403 403 403 403 200 200
  post   /subscriptions/monthly/:packageId    unconfigured 401 503 503 503 503 503 403 403 403 403
  post   /subscriptions/one-time/:packageId   unconfigured 401 503 503 503 503 503 403 403 403 403
  post   /subscriptions/monthly/:packageId    own          401 404 404 404 503 503 403 403 403 403
  post   /subscriptions/monthly/:packageId    foreign      401 404 404 404 404 404 403 403 403 403
  post   /subscriptions/one-time/:packageId   own          401 404 404 404 503 503 403 403 403 403
  post   /subscriptions/one-time/:packageId   foreign      401 404 404 404 404 404 403 403 403 403
  get    /subscriptions/manage                none         401 404 404 404 404 404 404 404 404 404
  post   /subscriptions/managed/refresh       none         401 200 200 200 200 200 200 200 200 200
  get    /subscriptions/summary               any          401 200 200 200 200 200 200 200 200 200
  get    /subscriptions/summary               own          401 404 404 404 200 200 404 404 200 200
  get    /subscriptions/summary               foreign      401 404 404 404 404 404 404 404 200 200
  get    /subscriptions/purchases/:id         own          401 200 200 200 200 200 200 200 200 200
  get    /subscriptions/purchases/:id         foreign      401 404 404 404 404 404 404 404 404 404
  post   /subscriptions/purchases/:id/refresh own          401 200 200 200 200 200 200 200 200 200
  post   /subscriptions/purchases/:id/refresh foreign      401 404 404 404 404 404 404 404 404 404
  get    /payments                            any          401 200 200 200 200 200 200 200 200 200
  get    /payments                            own          401 404 404 404 200 200 404 404 200 200
  get    /payments                            foreign      401 404 404 404 404 404 404 404 200 200
  get    /students/:id/statement              own          401 404 404 404 200 200 404 200 200 200
  get    /students/:id/statement              foreign      401 404 404 404 404 404 404 404 200 200
  get    /students/:id/statement/pdf          own          401 404 404 404 200 200 404 200 200 200
  get    /students/:id/statement/pdf          foreign      401 404 404 404 404 404 404 404 200 200
  get    /office/month                        any          401 403 403 403 403 403 403 403 200 200
  get    /receipts                            any          401 200 200 200 200 200 200 200 200 200
  get    /receipts                            own          401 404 404 404 200 200 404 404 200 200
  get    /receipts                            foreign      401 404 404 404 404 404 404 404 200 200
  get    /receipts/:id                        own          401 404 404 404 200 200 404 404 200 200
  get    /receipts/:id                        foreign      401 404 404 404 404 404 404 404 200 200
  get    /receipts/:id/pdf                    own          401 404 404 404 200 200 404 404 200 200
  get    /receipts/:id/pdf                    foreign      401 404 404 404 404 404 404 404 200 200
  post   /webhooks/stripe                     unconfigured 404 404 404 404 404 404 404 404 404 404
  get    /invoices                            any          401 403 403 403 200 200 403 403 200 200
  get    /invoices                            own          401 404 404 404 200 200 404 404 200 200
  get    /invoices                            foreign      401 404 404 404 404 404 404 404 200 200
  get    /invoices/mine                       any          401 200 200 200 200 200 200 200 200 200
  get    /invoices/:id/documents              own          401 404 404 404 200 200 404 404 200 200
  get    /invoices/:id/documents              foreign      401 404 404 404 404 404 404 404 200 200
  post   /invoices/:id/take-back              own          401 403 403 403 403 403 403 403 409 409
  post   /invoices/:id/refund                 own          401 403 403 403 403 403 403 403 503 503
  delete /invoices/:id                        own          401 403 403 403 403 403 403 403 200 200
  get    /payments/one-time                   any          401 403 403 403 200 200 403 403 200 200
  get    /payments/one-time                   own          401 404 404 404 200 200 404 404 200 200
  get    /payments/one-time                   foreign      401 404 404 404 404 404 404 404 200 200
  get    /payments/one-time/mine              any          401 200 200 200 200 200 200 200 200 200
  get    /payments/one-time/:id/documents     own          401 404 404 404 200 200 404 404 200 200
  get    /payments/one-time/:id/documents     foreign      401 404 404 404 404 404 404 404 200 200
  post   /payments/one-time/:id/take-back     own          401 403 403 403 403 403 403 403 409 409
  post   /payments/one-time/:id/refund        own          401 403 403 403 403 403 403 403 503 503
  delete /payments/one-time/:id               own          401 403 403 403 403 403 403 403 200 200`;
