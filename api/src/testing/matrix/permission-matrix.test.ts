import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { useTestApi } from '../shared-api.ts';
import { permissionMatrix, requestBuilders } from './permission-matrix.calls.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';
import { type MatrixRow, type ViewerName, viewers } from './permission-matrix.table.ts';

const api = await useTestApi('once');
let fixtures: Fixtures;
let addresses = 0;

beforeAll(async () => {
  fixtures = await buildFixtures(api);
});

async function responseTo(viewer: ViewerName, { call, of }: MatrixRow): Promise<string> {
  const ask = requestBuilders[call];
  if (!ask) throw new Error(`nothing says how to ask ${call}`);
  const [method = '', pattern = ''] = call.split(' ');
  const { path = pattern, body, ...other } = await ask({ fixtures, viewer, of });
  const token = viewer === 'nobody' ? undefined : 'token' in other ? other.token : fixtures.tokenOf(viewer);
  addresses += 1;
  // A network address of its own for each call, because limits count by it.
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
  const response = await api.request(method, `/api${path}`, { body, headers, ...(token ? { token } : {}) });
  await response.arrayBuffer();
  return String(response.status);
}

const inWords = (statuses: string[]) => viewers.map((viewer, column) => `${viewer}: ${statuses[column]}`);

/** Calls about the viewer's own data, that of children or what is public: nobody lacks a permission for them (D9). */
const ownOfEverybody = [
  '/children/:id/devices',
  '/comments/:id',
  '/concerns/:id',
  '/documents/:id/file',
  '/dues/:id',
  '/feeds/:file',
  '/files/:folder/:name',
  '/forms/:id',
  '/invoices',
  '/invoices/:id/documents',
  '/mail/unsubscribe',
  '/messages/:id',
  '/packages/:id',
  '/payments',
  '/payments/one-time',
  '/payments/one-time/:id/documents',
  '/personal-data/exports/:id',
  '/personal-data/exports/:id/file',
  '/posts/:id',
  '/receipts',
  '/receipts/:id',
  '/receipts/:id/pdf',
  '/students/:id/makeups',
  '/students/:id/statement',
  '/students/:id/statement/pdf',
  '/subscriptions/manage',
  '/subscriptions/purchases/:id',
  '/subscriptions/quote/:packageId',
  '/subscriptions/summary',
  '/teacher-salaries/:teacherId',
  '/teacher-salaries/:teacherId/months',
  '/teacher-salaries/:teacherId/months/:month',
  '/teacher-salaries/:teacherId/months/:month/lines.csv',
  '/teacher-salaries/:teacherId/months/:month/pdf',
  '/teacher-statistics',
  '/teachers/:id/advances',
  '/teachers/:id/documents',
  '/teachers/:id/free-times',
  '/teachers/:id/pay',
  '/teachers/:id/payout',
  '/teachers/:id/students',
  '/users/:id/ledger',
];

describe('every call by every viewer (D2, D3, D9)', () => {
  it('the permission matrix names exactly the existing calls', () => {
    const declared = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(permissionMatrix.map(({ call }) => call))].sort()).toEqual(declared.sort());
    expect(Object.keys(requestBuilders).sort()).toEqual(declared);
  });

  it('a guest gets 403 for what needs a permission, and 404 only from calls that everybody has something of', () => {
    const guest = viewers.indexOf('guest');
    const found = permissionMatrix.filter(({ call, statuses }) => call.startsWith('get ') && statuses[guest] === '404');
    expect([...new Set(found.map(({ call }) => call.slice('get '.length)))].sort()).toEqual(ownOfEverybody);
  });

  it.each(permissionMatrix)('$call of $of responds as in the permission matrix', async (row) => {
    expect(row.statuses).toHaveLength(viewers.length);
    const found: string[] = [];
    for (const [column, viewer] of viewers.entries())
      found.push(row.statuses[column] === '-' ? '-' : await responseTo(viewer, row));
    expect(inWords(found)).toEqual(inWords(row.statuses));
  });
});
