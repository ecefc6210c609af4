import { randomBytes } from 'node:crypto';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { storePackage } from '../fixtures/subscriptions.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

interface StoredDue {
  purchaseId: number;
  dueId: number;
  reportId: number;
}

const dueText = `with bought as (insert into purchases (user_id, student_id, account, package_id, kind, title, classes_num, currency, amount_minor, state)
    values ($1, $2, 'bank', $3, 'one_time', 'Eight', 8, 'USD', 4000, 'awaiting') returning id)
  insert into dues (purchase_id, user_id, student_id, number, reference, currency, amount_minor, due_on, period_from, period_to)
  select id, $1, $2, 1, 'R' || id, 'USD', 4000, '2026-01-01', '2026-01-01', '2026-01-31' from bought returning id::int as "dueId", purchase_id::int as "purchaseId"`;
const reportText = `with proof as (insert into media (id, owner_id, kind, mime, extension, size, name, attached_at)
    values ($3, $2, 'document', 'application/pdf', 'pdf', 4, 'proof.pdf', now()) returning id)
  insert into transfer_reports (due_id, user_id, amount_minor, paid_on, media_id)
  select $1, $2, 4000, '2026-01-01', id from proof returning id::int as "reportId"`;

/** A due of the student in the viewer's family, whose parent pays, or of a stranger; with a report on demand. */
async function storeDue({ fixtures, of }: Question, isReported = false): Promise<StoredDue> {
  const { sql } = fixtures.api.deps.database;
  const student = of === 'foreign' ? fixtures.foreign.student : fixtures.own.student;
  const payer = of === 'foreign' ? student : fixtures.person('parent');
  const packageId = (await storePackage(sql, {})).match(/\d+$/)?.[0];
  const [due] = await sql.query<StoredDue>({ text: dueText, values: [payer.id, student.id, packageId] });
  if (!due) throw new Error('the due was not stored');
  const values = [due.dueId, payer.id, randomBytes(20).toString('hex')];
  const [report] = isReported ? await sql.query<{ reportId: number }>({ text: reportText, values }) : [];
  return { ...due, reportId: report?.reportId ?? 0 };
}

const onDue = (rest: string, body?: () => unknown) => async (question: Question) => ({
  path: `/dues/${(await storeDue(question)).dueId}${rest}`,
  body: body?.(),
});
const onReport = (rest: string, body: unknown) => async (question: Question) => ({
  path: `/transfer-reports/${(await storeDue(question, true)).reportId}${rest}`,
  body,
});
const onPurchase = (rest: string) => async (question: Question) => ({
  path: `/purchases/${(await storeDue(question)).purchaseId}${rest}`,
});

export const dueRequests: RequestBuilders = {
  'post /subscriptions/bank/:packageId': ({ fixtures, of }) => ({
    path: `/subscriptions/bank/1?currency=USD&student_id=${(of === 'own' ? fixtures.own : fixtures.foreign).student.id}`,
  }),
  'delete /purchases/:id': onPurchase(''),
  'post /purchases/:id/end': onPurchase('/end'),
  'get /dues': () => ({}),
  'get /dues/:id': onDue(''),
  'post /dues/:id/waive': onDue('/waive', () => ({ reason: 'A hard month' })),
  'post /dues/:id/reports': onDue('/reports', () =>
    formOf({ amount: '4000', paidOn: '2026-01-01', file: [pdf(), 'proof.pdf', 'application/pdf'] }),
  ),
  'get /transfer-reports': () => ({}),
  'put /transfer-reports/:id/accept': onReport('/accept', {}),
  'put /transfer-reports/:id/reject': onReport('/reject', { reason: 'Nothing has arrived' }),
};

/** A purchase by transfer is 422 while the academy has set no account. */
export const dueRows = `
  post   /subscriptions/bank/:packageId   own     401 404 404 404 422 422 403 403 403 403
  post   /subscriptions/bank/:packageId   foreign 401 404 404 404 404 404 403 403 403 403
  delete /purchases/:id                   own     401 404 404 403 200 404 403 403 200 200
  delete /purchases/:id                   foreign 401 404 404 403 404 404 403 403 200 200
  post   /purchases/:id/end               own     401 404 404 403 409 404 403 403 409 409
  get    /dues                            any     401 200 200 403 200 200 403 403 200 200
  get    /dues/:id                        own     401 404 404 403 200 200 403 403 200 200
  get    /dues/:id                        foreign 401 404 404 403 404 404 403 403 200 200
  post   /dues/:id/waive                  own     401 403 403 403 403 403 403 403 200 200
  post   /dues/:id/reports                own     401 404 404 403 201 201 403 403 403 403
  post   /dues/:id/reports                foreign 401 404 404 403 404 404 403 403 403 403
  get    /transfer-reports                any     401 403 403 403 403 403 403 403 200 200
  put    /transfer-reports/:id/accept     own     401 403 403 403 403 403 403 403 200 200
  put    /transfer-reports/:id/reject     own     401 403 403 403 403 403 403 403 200 200`;
