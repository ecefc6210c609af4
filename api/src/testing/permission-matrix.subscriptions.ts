import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';
import { examplePackage, exampleTransfer, storePackage, storeTransfer } from './subscriptions.fixtures.ts';

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
};
