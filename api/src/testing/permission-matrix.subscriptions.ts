import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';
import {
  examplePackage,
  exampleTransfer,
  storePackage,
  storePurchase,
  storeTransfer,
} from './subscriptions.fixtures.ts';

/** A package that is made for the question: for all, for students, or deactivated. */
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

/** A paid purchase of the viewer, or of somebody else. */
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
const onPayment = (path: string, kind: 'monthly' | 'one_time', rest: string) => async (question: Question) => {
  const { paymentId } = await storePurchase(question.fixtures.api.deps.database.sql, studentOf(question), kind);
  return { path: `${path}/${paymentId}${rest}` };
};
const paymentRequests = (path: string, kind: 'monthly' | 'one_time'): RequestBuilders => ({
  [`get ${path}`]: aboutStudent(path),
  [`get ${path}/mine`]: () => ({}),
  [`get ${path}/:id/documents`]: onPayment(path, kind, '/documents'),
  [`post ${path}/:id/take-back`]: async (question) => ({
    ...(await onPayment(path, kind, '/take-back')(question)),
    body: { classes: 1 },
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
  'get /bank-transfers': () => ({}),
  'get /bank-transfers/:id': onTransfer,
  'post /bank-transfers': (question) => ({ body: newTransfer(question) }),
  'put /bank-transfers/:id': async (question) => ({ ...(await onTransfer(question)), body: newTransfer(question) }),
  'delete /bank-transfers/:id': onTransfer,
  'post /subscriptions/monthly/:packageId': () => ({ path: '/subscriptions/monthly/1?currency=USD' }),
  'post /subscriptions/one-time/:packageId': () => ({ path: '/subscriptions/one-time/1?currency=USD' }),
  'get /subscriptions/manage': () => ({}),
  'get /subscriptions/summary': aboutStudent('/subscriptions/summary'),
  'get /subscriptions/purchases/:id': onPurchase(),
  'post /subscriptions/purchases/:id/refresh': onPurchase('/refresh'),
  'get /payments': aboutStudent('/payments'),
  'post /webhooks/stripe': () => ({ body: { id: 'evt_1' } }),
  ...paymentRequests('/invoices', 'monthly'),
  ...paymentRequests('/payments/one-time', 'one_time'),
};
