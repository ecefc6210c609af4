import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql, kind } = api.deps.database;

const raising = (code: string) => `do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`;
const stored = () => sql.query<{ name: string }>({ text: 'select name from materials order by id' });
const store = (name: string) => ({
  text: `insert into materials (name, content) values ($1, '')`,
  values: [name],
});

/** Fails with this code on the first `failures` tries. */
async function tryOften(code: string, failures: number): Promise<number> {
  let tries = 0;
  await sql.transaction(async (inner) => {
    tries += 1;
    await inner.query(store(`try ${tries}`));
    if (tries <= failures) await inner.query({ text: raising(code) });
  });
  return tries;
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a transaction', () => {
  it.each(['40P01', '40001'])('a transaction that fails with %s is tried again', async (code) => {
    expect(await tryOften(code, 1)).toBe(2);
    expect(await stored()).toEqual([{ name: 'try 2' }]);
  });

  it.each([
    ['40P01', 2],
    ['23514', 1],
  ])('a transaction that fails with %s in all %i tries changes nothing', async (code, failures) => {
    await expect(tryOften(code, failures)).rejects.toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  it.skipIf(kind === 'embedded')('no query plan is compiled by JIT', async () => {
    const [setting] = await sql.query<{ jit: string }>({ text: 'show jit' });
    expect(setting?.jit).toBe('off');
  });

  it.skipIf(kind === 'embedded')('a transaction that a deadlock ended is tried again', async () => {
    const [one, other] = [await api.buildUser(), await api.buildUser()];
    const [bothHold, oneCommitted] = [gate(), gate()];
    let [tries, held] = [0, 0];
    const lock = ({ id }: { id: number }) => ({ text: 'select from users where id = $1 for update', values: [id] });
    const crossing = async (first: { id: number }, second: { id: number }) => {
      await sql.transaction(async (inner) => {
        tries += 1;
        if (tries > 2) await oneCommitted.opened;
        await inner.query(lock(first));
        held += 1;
        if (held === 2) bothHold.open();
        await bothHold.opened;
        await inner.query(lock(second));
      });
      oneCommitted.open();
    };
    await Promise.all([crossing(one, other), crossing(other, one)]);
    expect(tries).toBe(3);
  });
});
