import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../../sources/workspace.ts';
import { deriveUses } from './derive-uses.ts';

const derive = (name: string) => deriveUses(workspaceRoot, { it: [path.join(import.meta.dirname, name)] }).it;

it('the calls of a remote are derived with what they read and send', { timeout: 30_000 }, () => {
  const shelf = { 'height?': 'null|number', id: 'string', kind: 'string', tags: ["'new'|'old'"] };
  const list = { query: { page: 'any', 'search?': 'any' }, reads: { data: [shelf], pagination: { total: 'number' } } };
  const sent = ['colour', 'depth', 'name', 'new?', 'oak?', 'old?', 'photo?', 'pine?', 'room?', 'width'];
  const drawn = { form: Object.fromEntries(sent.map((name) => [name, 'any'])), reads: { data: shelf } };
  expect(derive('calls.fixture.ts')).toEqual([
    { call: 'GET /shelves/long', ...list },
    { call: 'GET /shelves/short', ...list },
    { call: 'GET /shelves/{}.csv' },
    { call: 'POST /shelves/{}/leave' },
    { call: 'POST /shelves/{}/orders', sends: { count: 'number' }, reads: { id: 'string' } },
    { call: 'PUT /shelves', ...drawn },
    { call: 'PUT /shelves/{}', ...drawn },
    { call: 'PUT /shelves/{}/name', sends: { name: 'string', 'room?': 'string' } },
  ]);
});

it('a call that cannot be derived is reported with its position', { timeout: 30_000 }, () => {
  const place = (line: number) => `platform/src/api-contract/derive/unclear-calls.fixture.ts:${line}`;
  expect(() => derive('unclear-calls.fixture.ts')).toThrow(
    [
      `${place(7)}: call http directly`,
      `${place(5)}: a call of the API: its address cannot be derived: write it of texts and encodeURIComponent(…)`,
      `${place(6)}: a call of the API: how its response is read cannot be derived: read it with .json(schema)`,
      `${place(8)}: a call of the API: its path does not come from outboxRequest(…)`,
    ].join('\n'),
  );
});
