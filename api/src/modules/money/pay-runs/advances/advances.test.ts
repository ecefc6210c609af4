import { describe, expect, it } from 'vitest';
import { openPay } from '#testing/fixtures/pay-runs.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

async function open() {
  const own = await openPay();
  const teacher = await api.buildTeacher({});
  const path = `/teachers/${teacher.id}/advances`;
  const give = (body: object, as?: string) => own.call('post', path, body, as);
  const list = async (as?: string) => (await own.call('get', path, undefined, as)).data;
  const month = async (name: string, total: number) => {
    await own.close(teacher, name, total);
    return own.prepare(name);
  };
  return { ...own, teacher, path, give, list, month };
}

describe('advances (D148)', () => {
  it('an advance is paid back by the months that are prepared from then on, the last takes the rest', async () => {
    const { give, list, month, linesOf, teacher } = await open();
    const before = await month('2026-01', 10_000);
    expect((await give({ amount: 5000, months: 3, givenOn: '2026-02-10' })).status).toBe(201);
    for (const name of ['2026-02', '2026-03', '2026-04', '2026-05']) await month(name, 10_000);
    expect((await linesOf(before.id, teacher)).map(({ repaid }) => repaid)).toEqual([0]);
    const parts = [
      ['2026-02', 1666],
      ['2026-03', 1666],
      ['2026-04', 1668],
    ].map(([name, amount]) => ({ month: name, amount }));
    expect((await list()).advances).toMatchObject([{ amount: 5000, repaid: 5000, parts, may: { delete: false } }]);
  });

  it('a line pays the salary less what it pays back, in its currency', async () => {
    const { give, month, change, teacher } = await open();
    await give({ amount: 2500, months: 1 });
    const { id } = await month('2026-03', 10_000);
    const paid = await change(id, teacher, { state: 'paid', currency: 'JPY', rate: 150 });
    expect(paid.data).toMatchObject({ salary: 10_000, repaid: 2500, amount: 11_250 });
    const returned = await change(id, teacher, { state: 'returned' });
    expect(returned.data).toMatchObject({ salary: -10_000, repaid: -2500, amount: -11_250 });
  });

  it('a month that was opened again pays nothing back, and less if it earns less', async () => {
    const { give, list, month, open: reopen, close, prepare, teacher } = await open();
    await give({ amount: 5000, months: 1 });
    await month('2026-03', 10_000);
    await reopen(teacher, '2026-03');
    expect((await prepare('2026-03')).lines).toEqual([]);
    expect((await list()).advances).toMatchObject([{ repaid: 0 }]);
    await close(teacher, '2026-03', 3000);
    expect((await prepare('2026-03')).lines).toMatchObject([{ amount: 0, salary: 3000, repaid: 3000 }]);
  });

  it('a payment that came back pays back no more than its month earns once it is closed again', async () => {
    const { give, list, month, open: reopen, close, prepare, change, linesOf, teacher } = await open();
    await give({ amount: 5000, months: 1 });
    const { id } = await month('2026-03', 10_000);
    await change(id, teacher, { state: 'paid' });
    await change(id, teacher, { state: 'returned' });
    await reopen(teacher, '2026-03');
    await close(teacher, '2026-03', 3000);
    await prepare('2026-03');
    expect((await linesOf(id, teacher))[0]).toMatchObject({ state: 'prepared', amount: 0, salary: 3000, repaid: 3000 });
    await reopen(teacher, '2026-03');
    await prepare('2026-03');
    expect((await list()).advances).toMatchObject([{ repaid: 0 }]);
    await close(teacher, '2026-03', 8000);
    await prepare('2026-03');
    expect((await linesOf(id, teacher))[0]).toMatchObject({ amount: 3000, repaid: 5000 });
  });

  it('a run takes nothing of an advance, and no closed month, of another currency', async () => {
    const { give, list, close, prepare, change, teacher } = await open();
    await give({ amount: 500, months: 1 });
    await close(teacher, '2026-03', 800, 'EGP');
    const other = await api.buildTeacher({});
    await close(other, '2026-03', 900, 'USD');
    const { id, lines } = await prepare('2026-03');
    expect(lines.map(({ amount, currency, repaid }) => [amount, currency, repaid])).toEqual([[800, 'EGP', 0]]);
    expect((await change(id, other, { state: 'paid' })).status).toBe(404);
    expect((await list()).advances).toMatchObject([{ repaid: 0 }]);
  });

  it('an advance that a run pays back is not deleted; another one is', async () => {
    const { give, call, list, month, path } = await open();
    const [wrong, right] = [await give({ amount: 700, months: 1 }), await give({ amount: 800, months: 1 })];
    expect((await call('delete', `${path}/${wrong.data.id}`)).status).toBe(200);
    await month('2026-03', 10_000);
    const late = await call('delete', `${path}/${right.data.id}`);
    expect([late.status, late.problem.data]).toEqual([409, { reason: 'repaid' }]);
    expect((await list()).advances).toMatchObject([{ amount: 800 }]);
  });

  it.each([
    [{ amount: 0, months: 1 }, 'amount'],
    [{ amount: 12.5, months: 1 }, 'amount'],
    [{ amount: 3, months: 4 }, 'amount'],
    [{ amount: 5000, months: 25 }, 'months'],
    [{ amount: 5000, months: 0 }, 'months'],
    [{ amount: 5000, months: 1, givenOn: '2199-01-01' }, 'givenOn'],
    [{ amount: 5000, months: 1, currency: 'USD' }, 'currency'],
  ])('%j is an error at %s', async (body, path) => {
    const { give } = await open();
    const { status, problem } = await give(body);
    expect([status, problem.fields]).toMatchObject([422, [{ path }]]);
  });

  it('the teacher reads own advances and gives none; nobody else finds them', async () => {
    const { give, list, call, path, teacher } = await open();
    await give({ amount: 5000, months: 2 });
    const token = await api.tokenFor(teacher);
    expect(await list(token)).toMatchObject({ advances: [{ amount: 5000 }], may: { give: false } });
    expect((await give({ amount: 5000, months: 2 }, token)).status).toBe(403);
    const stranger = await api.tokenFor(await api.buildTeacher({}));
    expect((await call('get', path, undefined, stranger)).status).toBe(404);
  });
});
