import { beforeAll, expect, it } from 'vitest';
import { exportStatements } from '#base/personal-data/personal-data.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { personalData } from '../../personal-data.ts';
import { exportedColumns } from './exported-columns.fixture.ts';
import { fillFamily, secrets } from './exported-family.fixture.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';

const api = await useTestApi('once');
const { sql } = api.deps.database;
const people = ['student', 'parent', 'teacher'] as const;
type Row = Record<string, unknown>;

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await buildFixtures(api);
  await fillFamily(fixtures);
});

const names = Object.entries(exportedColumns).flatMap(([table, { shown = [], otherwise = {} }]) =>
  [...shown.flatMap(({ fields }) => Object.keys(fields)), ...Object.keys(otherwise)].map((name) => `${table}.${name}`),
);

it('each exported column has a call that shows it to the person, or a reason (D160)', () => {
  const given = personalData.flatMap(({ table, gives = [] }) => gives.map((column) => `${table}.${column}`));
  expect([...new Set(given)].sort()).toEqual([...names].sort());
});

/** All values of a field, at any depth of a response. */
function valuesOf(found: unknown, field: string): unknown[] {
  if (Array.isArray(found)) return found.flatMap((each) => valuesOf(each, field));
  if (found === null || typeof found !== 'object') return [];
  return Object.entries(found).flatMap(([key, value]) => [
    ...(key === field ? [value] : []),
    ...valuesOf(value, field),
  ]);
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

/** A value as rows and responses have it alike: instants in one form, amounts in the smallest unit. */
function plain(value: unknown, isMoney = false): string {
  if (typeof value === 'string' && isInstant(value)) return new Date(value).toISOString();
  if (isMoney) return String(Math.round(Number(value) * 100));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const responses = new Map<string, unknown>();
async function responseTo(person: (typeof people)[number], path: string): Promise<unknown> {
  const key = `${person} ${path}`;
  if (!responses.has(key)) {
    const response = await api.request('get', `/api${path}`, { token: fixtures.tokenOf(person) });
    responses.set(key, response.ok ? await response.json() : null);
  }
  return responses.get(key);
}

async function exportOf(id: number): Promise<[table: string, row: Row][]> {
  const text = 'select name, email from users where id = $1';
  const [user] = await sql.query<{ name: string; email: string }>({ text, values: [id] });
  const found: [string, Row][] = [];
  for (const statement of exportStatements(personalData)) {
    const values = [id, user?.name, user?.email];
    const rows = await sql.query<{ row: string }>({ text: statement.text, values });
    found.push(...rows.map(({ row }): [string, Row] => [statement.table, JSON.parse(row)]));
  }
  return found;
}

/** A day of a month's first as the calls about salaries name the month. */
const inPath = (value: unknown) => String(value).replace(/^(\d{4}-\d\d)-01$/, '$1');

const compared = new Set<string>();

it.each(people)('what the export of a %s has is what the calls show the same person (D160)', async (person) => {
  const { id } = fixtures.person(person);
  const wrong: string[] = [];
  for (const [table, row] of await exportOf(id))
    for (const { call, fields } of exportedColumns[table]?.shown ?? []) {
      const path = call.replace(':id', String(id)).replace(/\{(\w+)\}/g, (_, column) => inPath(row[column]));
      const response = await responseTo(person, path);
      for (const [column, field] of Object.entries(fields)) {
        const value = row[column];
        if (value === null) continue;
        compared.add(table);
        const shown = valuesOf(response, field).map((each) => plain(each, column.endsWith('_minor')));
        if (!shown.includes(plain(column === 'month' ? inPath(value) : value)))
          wrong.push(
            `${table}.${column} is ${plain(value)}; ${path} shows ${shown.slice(0, 9).join(', ') || 'nothing'}`,
          );
      }
    }
  expect(wrong).toEqual([]);
});

it('each table that a call shows was compared', () => {
  const shown = Object.entries(exportedColumns).flatMap(([table, about]) => (about.shown ? [table] : []));
  expect(shown.filter((table) => !compared.has(table))).toEqual([]);
});

/** A number stands there alone: its digits may be part of an id or of a time by chance. */
const stands = (secret: string, text: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text) : text.includes(secret);

it('the export of a child, or of another parent, has nothing of who pays and writes for the child (D160)', async () => {
  const father = await api.buildUser({ role: 'guest' });
  await fixtures.relate(fixtures.own.student, father);
  const textOf = async ({ id }: { id: number }) => JSON.stringify(await exportOf(id));
  const known = async (person: { id: number }) => {
    const text = await textOf(person);
    return Object.entries(secrets).flatMap(([name, secret]) => (stands(secret, text) ? [name] : []));
  };
  expect(await known(fixtures.own.student)).toEqual([]);
  expect(await known(father)).toEqual([]);
  expect(await known(fixtures.person('parent'))).toEqual([
    ...['ipOfParent', 'amountOfParent', 'amountOfPayment', 'cardOfParent'],
    ...['wordsOfParent', 'emailOfParent', 'phoneOfParent'],
  ]);
});
