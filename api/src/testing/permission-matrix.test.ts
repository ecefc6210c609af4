import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { accountAsks } from './permission-matrix.accounts.ts';
import { chatAsks } from './permission-matrix.chat.ts';
import { classAsks } from './permission-matrix.classes.ts';
import { peopleAsks } from './permission-matrix.people.ts';
import { profileAsks } from './permission-matrix.profiles.ts';
import { type Asker, askers, type MatrixRow, permissionMatrix } from './permission-matrix.table.ts';
import { timelineAsks } from './permission-matrix.timeline.ts';
import { type Asks, buildWorld, type World } from './permission-matrix.world.ts';
import { useTestApi } from './shared-api.ts';

const api = await useTestApi('once');
const asks: Asks = { ...accountAsks, ...peopleAsks, ...profileAsks, ...timelineAsks, ...chatAsks, ...classAsks };
let world: World;
let addresses = 0;

beforeAll(async () => {
  world = await buildWorld(api);
});

async function answerTo(asker: Asker, { call, of }: MatrixRow): Promise<string> {
  const ask = asks[call];
  if (!ask) throw new Error(`nothing says how to ask ${call}`);
  const [method = '', pattern = ''] = call.split(' ');
  const { path = pattern, body, ...other } = await ask({ world, asker, of });
  const token = asker === 'nobody' ? undefined : 'token' in other ? other.token : world.tokenOf(asker);
  addresses += 1;
  // Of an address of its own: limits count by it.
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
  const answer = await api.request(method, `/api${path}`, { body, headers, ...(token ? { token } : {}) });
  await answer.arrayBuffer();
  return String(answer.status);
}

const inWords = (statuses: string[]) => askers.map((asker, column) => `${asker}: ${statuses[column]}`);

describe('every call, asked by everybody (D2, D3, D9)', () => {
  it('stands in the table, and only calls do that there are', () => {
    const declared = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(permissionMatrix.map(({ call }) => call))].sort()).toEqual(declared.sort());
    expect(Object.keys(asks).sort()).toEqual(declared);
  });

  it.each(permissionMatrix)('$call of $of', async (row) => {
    expect(row.statuses).toHaveLength(askers.length);
    const found: string[] = [];
    for (const [column, asker] of askers.entries())
      found.push(row.statuses[column] === '-' ? '-' : await answerTo(asker, row));
    expect(inWords(found)).toEqual(inWords(row.statuses));
  });
});
