import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { askStore } from './release-store.ts';

const api = await useTestApi('once');
const ctx = {
  deps: api.deps,
  sql: api.deps.database.sql,
  viewer: null,
  requestId: 'r',
  ip: '',
  network: '',
  agent: '',
  now: api.clock.now(),
  afterCommit: () => {},
};

it('a slow store causes an error of its own, and the started work continues', async () => {
  const { promise, settle } = late();
  await expect(askStore(ctx, promise, 1)).rejects.toMatchObject({ code: 'store_unavailable' });
  let isDone = false;
  const after = promise.then(() => {
    isDone = true;
  });
  settle();
  await after;
  expect([isDone, await askStore(ctx, Promise.resolve('in time'), 60_000)]).toEqual([true, 'in time']);
});

function late() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
