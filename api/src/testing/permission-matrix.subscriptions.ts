import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const newPackage = { title: 'Eight classes', classesNum: 8, prices: [{ currency: 'USD', amount: 40 }] };

/** A package that is made for the question: for all, for students, or deactivated. */
const onPackage = (rest: string, body?: unknown) => async (question: Question) => {
  const { fixtures, of } = question;
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `with made as (insert into packages (title, classes_num, visible_to, deactivated_at)
        values ('Eight', 8, $1, $2) returning id)
      insert into package_prices (package_id, currency, amount_minor, position) select id, 'USD', 4000, 1 from made
      returning package_id as id`,
    values: [of === 'for-students' ? [await fixtures.roleId('student')] : [], of === 'deactivated' ? new Date() : null],
  });
  return { path: `/packages/${row?.id}${rest}`, body };
};

const newTransfer = ({ fixtures }: Question) => ({
  user_id: fixtures.own.student.id,
  amount: 40,
  currency: 'USD',
  date: '2026-01-01',
});

const transferPath = async ({ fixtures }: Question) => {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into bank_transfers (user_id, amount_minor, currency, date) values ($1, 4000, 'USD', '2026-01-01')
      returning id`,
    values: [fixtures.own.student.id],
  });
  return `/bank-transfers/${row?.id}`;
};

export const subscriptionRequests: RequestBuilders = {
  'get /currencies': () => ({}),
  'get /packages': () => ({}),
  'get /packages/:id': onPackage(''),
  'post /packages': () => ({ body: newPackage }),
  'put /packages/:id': onPackage('', newPackage),
  'put /packages/:id/deactivate': onPackage('/deactivate'),
  'put /packages/:id/reactivate': onPackage('/reactivate'),
  'delete /packages/:id': onPackage(''),
  'get /bank-transfers': () => ({}),
  'get /bank-transfers/:id': async (question) => ({ path: await transferPath(question) }),
  'post /bank-transfers': (question) => ({ body: newTransfer(question) }),
  'put /bank-transfers/:id': async (question) => ({ path: await transferPath(question), body: newTransfer(question) }),
  'delete /bank-transfers/:id': async (question) => ({ path: await transferPath(question) }),
};
