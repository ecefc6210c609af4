import { expect, it } from 'vitest';
import { DOCUMENT_FILE, documentText, EXPLANATIONS_FILE, usesFile, usesText } from './contract-files.ts';
import { type CurrentContract, contractProblems } from './contract-problems.ts';
import type { OperationUse } from './operation-use.ts';
import type { JsonSchema } from './shape-of-schema.ts';

const shelf: Record<string, JsonSchema> = {
  id: { type: 'string' },
  grade: { anyOf: [{ type: 'number' }, { type: 'null' }] },
  kind: { enum: ['wood', 'steel'] },
};

interface Shelves {
  fields?: Record<string, JsonSchema>;
  sent?: Record<string, JsonSchema>;
  required?: string[];
  hasList?: boolean;
  further?: object;
  version?: string;
}

/** The document of an API with a list of shelves, and a call that adds one. */
function document({ fields = shelf, sent, required = ['name'], hasList = true, further, version = '1.4.0' }: Shelves) {
  const rows = { type: 'array', items: { type: 'object', properties: fields, required: Object.keys(fields) } };
  const list = { type: 'object', properties: { data: rows }, required: ['data'] };
  const body = { type: 'object', properties: sent ?? { name: { type: 'string' } }, required };
  const get = { responses: { 200: { content: { 'application/json': { schema: list } } } } };
  const post = { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  const shelves = { ...(hasList ? { get } : {}), post };
  return { openapi: '3.1.0', info: { version }, paths: { '/shelves': shelves, ...further } };
}

const uses: OperationUse[] = [
  { call: 'GET /shelves', reads: { data: [{ grade: 'null|number', id: 'string', kind: 'string' }] } },
  { call: 'POST /shelves', sends: { name: 'string' } },
];

const files = (committed: Record<string, string | null>) => (file: string) => committed[file] ?? null;
const committedAs = ({ document: made, uses: used }: CurrentContract) => ({
  [DOCUMENT_FILE]: documentText(made),
  ...Object.fromEntries(Object.entries(used).map(([name, operations]) => [usesFile(name), usesText(operations)])),
});

const released: CurrentContract = { document: document({}), uses: { 'mf-library': uses } };

/** The problems that `pnpm verify` reports about a change of the API, together with a change of the remote. */
function problemsOf(shelves: Shelves, operations: OperationUse[] = uses, explained = {}): string[] {
  const current = { document: document(shelves), uses: { 'mf-library': operations } };
  const now = { ...committedAs(current), [EXPLANATIONS_FILE]: JSON.stringify(explained) };
  return contractProblems(files(now), files(committedAs(released)), current);
}

const [list, add] = uses as [OperationUse, OperationUse];
const needsMajor = expect.stringContaining('the API is 1.4.0, and its changes since 1.4.0 need 2.0.0');
const explain = (call: string) => `say why in ${EXPLANATIONS_FILE}, under 2.0.0 and "${call}"`;

it('an unchanged API has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

it('a removed operation is a break, even if no remote of the checkout still calls it', () => {
  const gone = `GET /api/shelves is gone: ${explain('GET /shelves')}`;
  expect(problemsOf({ hasList: false }, [add])).toEqual([gone, needsMajor]);
  expect(problemsOf({ hasList: false })).toContain('mf-library uses GET /api/shelves, which API 1.4.0 does not offer');
});

it('a removed or renamed field that a released remote reads is a break, even if the remote was changed with it', () => {
  const { grade, ...others } = shelf;
  const renamed = { ...others, mark: grade as JsonSchema };
  const reads = { data: [{ id: 'string', kind: 'string', mark: 'null|number' }] } as OperationUse['reads'];
  expect(problemsOf({ fields: renamed }, [{ ...list, reads }, add])).toEqual([
    `mf-library reads \`data[].grade\` of GET /api/shelves, which API 1.4.0 does not offer: ${explain('GET /shelves')}`,
    needsMajor,
  ]);
});

it('a field that nobody reads may be removed, with a new minor version', () => {
  const { kind: _, ...others } = shelf;
  const record = [{ ...list, reads: { data: [{ id: 'string' }] } as OperationUse['reads'] }, add];
  const before = files(committedAs({ ...released, uses: { 'mf-library': record } }));
  const current = { document: document({ fields: others, version: '1.5.0' }), uses: { 'mf-library': record } };
  expect(contractProblems(files(committedAs(current)), before, current)).toEqual([]);
});

it('a changed type, and a type that may be null now, is a break for its readers', () => {
  const asText = { ...shelf, grade: { type: 'string' } };
  expect(problemsOf({ fields: asText })).toEqual([
    'mf-library reads `data[].grade` of GET /api/shelves as null | number, which API 1.4.0 offers as string',
    expect.stringContaining(explain('GET /shelves')),
    needsMajor,
  ]);
  const nullable = { ...shelf, id: { type: ['string', 'null'] } };
  expect(problemsOf({ fields: nullable })[0]).toContain(
    '`data[].id` of GET /api/shelves as string, which API 1.4.0 offers as null',
  );
  expect(problemsOf({ fields: { ...shelf, kind: { enum: ['wood', 'glass'] } }, version: '1.5.0' })).toEqual([]);
});

it('a new required field and a narrower field of a request are breaks', () => {
  const sent = { name: { type: 'string' }, room: { type: 'string' } };
  expect(problemsOf({ sent, required: ['name', 'room'] })).toEqual([
    'mf-library sends no `room` to POST /api/shelves, which API 1.4.0 requires',
    `POST /api/shelves requires \`room\`, which it did not: ${explain('POST /shelves')}`,
    expect.stringContaining('mf-library sends no `room`'),
    needsMajor,
  ]);
  expect(problemsOf({ sent: { name: { enum: ['north', 'south'] } } })).toEqual([
    `POST /api/shelves takes \`name\` as 'north' | 'south' only, where it took string: ${explain('POST /shelves')}`,
    needsMajor,
  ]);
});

it('a break that is explained under a new major version passes', () => {
  const explained = { '2.0.0': { 'GET /shelves': 'The list of rooms has it.' } };
  expect(problemsOf({ hasList: false, version: '2.0.0' }, [add], explained)).toEqual([]);
  expect(problemsOf({ hasList: false, version: '1.5.0' }, [add], explained)).toHaveLength(1);
});

it('a break of an operation that no remote uses is explained under a minor version', () => {
  const explained = { '1.5.0': { 'GET /shelves': 'Only a provider called it.' } };
  const before = files(committedAs({ ...released, uses: { 'mf-library': [add] } }));
  const current = { document: document({ hasList: false, version: '1.5.0' }), uses: { 'mf-library': [add] } };
  const problems = (explanations: object) =>
    contractProblems(
      files({ ...committedAs(current), [EXPLANATIONS_FILE]: JSON.stringify(explanations) }),
      before,
      current,
    );
  expect(problems(explained)).toEqual([]);
  expect(problems({})).toEqual([
    `GET /api/shelves is gone: say why in ${EXPLANATIONS_FILE}, under 1.5.0 and "GET /shelves"`,
  ]);
});

it('an addition needs a minor version', () => {
  const further = { '/rooms': { get: {} } };
  expect(problemsOf({ further })).toEqual(['the API is 1.4.0, and its changes since 1.4.0 need 1.5.0: pnpm contract']);
  expect(problemsOf({ further, version: '1.5.0' })).toEqual([]);
});

it('a remote that is newer than the API is reported with the parts that it misses', () => {
  const reads = { data: [{ color: 'string', id: 'string', 'note?': 'string' }] } as OperationUse['reads'];
  expect(problemsOf({}, [{ call: 'GET /rooms/{}' }, { ...list, reads }, add])).toEqual([
    'mf-library uses GET /api/rooms/{}, which API 1.4.0 does not offer',
    'mf-library reads `data[].color` of GET /api/shelves, which API 1.4.0 does not offer',
  ]);
});

it('an outdated document and an outdated record are reported', () => {
  const stale = (file: string) => `${file} is not what the sources say: pnpm contract`;
  expect(contractProblems(files({}), files({}), released)).toEqual([
    stale(DOCUMENT_FILE),
    stale('mf-library/api-uses.json'),
  ]);
});
