import { formOf } from '#testing/fixtures/media.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

async function importPath({ fixtures }: Question, { isApplied = false, rest = '' } = {}): Promise<string> {
  const { api } = fixtures;
  const admin = await api.buildUser({ role: 'admin' });
  const line = { row: 2, cells: { name: 'Omar', email: `imported${fixtures.another()}@academy.test` } };
  const done = { audit: 0, ledger: 0, people: [], parents: [], changed: [], relations: [], balances: [] };
  const [row] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into imports (created_by, kind, state, file_name, columns, rows, problems, problem_total, created, updated,
        lines, done, created_at, applied_at)
      values ($1, 'students', $2, 'people.csv', '[]', 1, '[]', 0, 1, 0, $3, $4, $5, $6) returning id`,
    values: [
      ...[admin.id, isApplied ? 'applied' : 'checked', isApplied ? null : JSON.stringify([line])],
      ...[isApplied ? JSON.stringify(done) : null, api.clock.now(), isApplied ? api.clock.now() : null],
    ],
  });
  return `/imports/${row?.id}${rest}`;
}

export const importRequests: RequestBuilders = {
  'post /imports': ({ fixtures }) => ({
    body: formOf({
      kind: 'students',
      file: [Buffer.from(`name,email\nOmar,new${fixtures.another()}@academy.test`), 'people.csv'],
    }),
  }),
  'get /imports': () => ({}),
  'get /imports/:id': async (question) => ({ path: await importPath(question) }),
  'post /imports/:id/apply': async (question) => ({ path: await importPath(question, { rest: '/apply' }) }),
  'delete /imports/:id': async (question) => ({ path: await importPath(question, { isApplied: true }) }),
};

export const importRows = `
  post   /imports            any 401 403 403 403 403 403 403 403 201 201
  get    /imports            any 401 403 403 403 403 403 403 403 200 200
  get    /imports/:id        any 401 403 403 403 403 403 403 403 200 200
  post   /imports/:id/apply  any 401 403 403 403 403 403 403 403 200 200
  delete /imports/:id        any 401 403 403 403 403 403 403 403 200 200`;
