import { beforeAll, describe, expect, it } from 'vitest';
import { isOpenInView } from '#base/http/endpoint.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from '../../endpoints.ts';
import { permissionMatrix, requestBuilders } from './permission-matrix.calls.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';
import { type MatrixRow, type ViewerName, viewers } from './permission-matrix.table.ts';

const api = await useTestApi('once');
const { sql } = api.deps.database;
const seen = ['guest', 'aunt', 'parent', 'student', 'teacher', 'leader'] as const satisfies ViewerName[];
let fixtures: Fixtures;
const tokens = new Map<ViewerName, string>();
let addresses = 0;

/** Another address for each call, because limits count by it. */
const ask = (method: string, path: string, token: string, body?: unknown) => {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
  return api.request(method, `/api${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
};

beforeAll(async () => {
  fixtures = await buildFixtures(api);
  for (const viewer of seen) {
    const path = `/users/${fixtures.person(viewer).id}/view-as`;
    const response = await ask('post', path, fixtures.tokenOf('super-admin') ?? '');
    tokens.set(viewer, (await response.json()).data.token);
  }
});

const plain = (path: string) => path.replaceAll(/:\w+/g, '1');
const closed = endpoints.filter((endpoint) => !isOpenInView(endpoint)).map(({ method, path }) => ({ method, path }));

describe('viewing the academy as somebody else (D124)', () => {
  it('in a view every writing call except sign-out is closed, and so are reads that create or hand out something', () => {
    const isClosed = (method: string, path: string) =>
      closed.some((each) => each.method === method && each.path === path);
    const writing = endpoints.filter(({ method }) => method !== 'get');
    expect(writing.filter(({ method, path }) => !isClosed(method, path)).map(({ path }) => path)).toEqual([
      '/auth/logout',
    ]);
    expect(
      closed
        .filter(({ method }) => method === 'get')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/audit.csv',
      '/calendar-feed',
      '/documents/:id/file',
      '/forms/:id/submissions.csv',
      '/invoices/:id/documents',
      '/office/month',
      '/pay-runs/:id/bank-file',
      '/payments/one-time/:id/documents',
      '/personal-data/exports/:id',
      '/personal-data/exports/:id/file',
      '/realtime/token',
      '/subscriptions/manage',
      '/subscriptions/quote/:packageId',
      '/teacher-salaries/:teacherId/months/:month/lines.csv',
      '/teachers/:id/payout',
      '/users.csv',
      '/zoom/auth',
    ]);
  });

  it.each(closed)(
    '$method $path in a view is 403 view_only, before permission and validation',
    async ({ method, path }) => {
      for (const viewer of ['guest', 'leader'] as const) {
        const response = await ask(method, plain(path), tokens.get(viewer) ?? '', method === 'get' ? undefined : {});
        expect([response.status, (await response.json()).code]).toEqual([403, 'view_only']);
      }
    },
  );
});

/**
 * Each writing transaction takes a number. A server counts those of all its databases together, so nothing can be
 * checked there.
 */
async function nextTransaction(): Promise<string> {
  const [row] = await sql.query<{ next: string }>({
    text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  });
  return row?.next ?? '';
}

const isAlone = !process.env.TEST_DATABASE_URL;
const isChat = (path: string) => /^\/(chats|contacts|messages)\b/.test(path);
/** Nobody but its two sides knows that it exists (D146). */
const isConcern = (path: string) => /^\/concerns\/\d/.test(path);
/** Read with its secret and without a session: it stores when it was read. */
const FEED = 'get /feeds/:file';
const reads = permissionMatrix.filter(
  ({ call }) => call.startsWith('get ') && !closed.some(({ method, path }) => call === `${method} ${path}`),
);

/** The response in a user's own session and in a view of it; null if the matrix has no such object. */
async function readAs(viewer: ViewerName, row: MatrixRow) {
  const { call, of, statuses } = row;
  const own = statuses[viewers.indexOf(viewer)];
  const spec = own === '-' ? null : await requestBuilders[call]?.({ fixtures, viewer, of });
  if (!spec || 'token' in spec) return null;
  const path = spec.path ?? call.slice('get '.length);
  const before = await nextTransaction();
  const response = await ask('get', path, tokens.get(viewer) ?? '');
  await response.arrayBuffer();
  const hasWritten = isAlone && row.call !== FEED && (await nextTransaction()) !== before;
  return { own: isChat(path) ? '403' : isConcern(path) ? '404' : own, inView: String(response.status), hasWritten };
}

describe('reading in a view (D124)', () => {
  it.each(reads)(
    '$call of $of responds in a view as to the person, without chats and concerns, and writes nothing',
    async (row) => {
      for (const viewer of seen) {
        const read = await readAs(viewer, row);
        if (read) expect([viewer, read.inView, read.hasWritten]).toEqual([viewer, read.own, false]);
      }
    },
  );
});
