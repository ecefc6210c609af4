import { describe, expect, it } from 'vitest';
import { openPay } from '#testing/fixtures/pay-runs.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const account = { way: 'bank', holder: 'سلمى حداد', bank: 'Bank of Jordan', account: 'JO94 CBJO 0010 3029' };

async function open() {
  const own = await openPay();
  const teacher = await api.buildTeacher({ name: 'Salma' });
  const path = `/teachers/${teacher.id}/payout`;
  const put = (body: object, as?: string) => own.call('put', path, body, as);
  const get = (as?: string) => own.call('get', path, undefined, as);
  return { ...own, teacher, path, put, get, ofTeacher: await api.tokenFor(teacher) };
}

const linesOfAudit = (teacher: { id: number }) =>
  sql.query<{ action: string; after: object }>({
    text: `select action, after from audit_log where subject_id = $1 and action like 'payout.%' order by id`,
    values: [teacher.id],
  });

describe('where a teacher is paid (D148)', () => {
  it('teacher and payer set and read it; it is sealed, and the audit log has its end', async () => {
    const { put, get, teacher, ofTeacher } = await open();
    expect((await get()).data).toBeNull();
    expect((await put(account, ofTeacher)).data).toMatchObject({ ...account, wallet: null, lastFour: '3029' });
    expect((await get()).data).toMatchObject(account);
    expect((await get(ofTeacher)).data).toMatchObject(account);
    await get();
    const [row] = await sql.query<{ text: string }>({
      text: `select encode(sealed, 'escape') || row_to_json(p)::text as text from payouts p where teacher_id = $1`,
      values: [teacher.id],
    });
    expect(row?.text).not.toMatch(/CBJO|Jordan/);
    expect(await linesOfAudit(teacher)).toEqual([
      { action: 'payout.update', after: { way: 'bank', lastFour: '3029' } },
      { action: 'payout.read', after: { lastFour: '3029' } },
    ]);
  });

  it('nobody else finds it, nor a leader or a role that reaches a team', async () => {
    const { put, get } = await open();
    await put(account);
    const user = await api.buildUser({ permissions: ['pay_runs.update', 'salaries.read'] });
    await sql.query({ text: `update roles set scope = 'team' where id = $1`, values: [user.roleId] });
    for (const viewer of [user, await api.buildTeacher({}), await api.buildUser({ role: 'leader' })])
      expect((await get(await api.tokenFor(viewer))).status).toBe(404);
  });

  it('who pays sets no account of a teacher who may do more than they may (D3)', async () => {
    const { put, get, teacher, ofTeacher } = await open();
    await put(account, ofTeacher);
    await sql.query({
      text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'admin'`,
      values: [teacher.id],
    });
    const accountant = await api.tokenFor(await api.buildUser({ role: 'accountant' }));
    expect((await put({ ...account, account: 'MINE 9999' }, accountant)).status).toBe(403);
    expect((await get()).data).toMatchObject(account);
    expect((await put({ way: 'cash' }, await api.tokenFor(teacher))).status).toBe(200);
  });

  it('the end of a short number is not shown', async () => {
    const { put } = await open();
    expect((await put({ ...account, account: '12 345' })).data).toMatchObject({ account: '12 345', lastFour: null });
    expect((await put({ ...account, account: '123 456' })).data).toMatchObject({ lastFour: '3456' });
  });

  it('a line that is paid, or paid in another way, does not show the account of now', async () => {
    const { put, close, prepare, change, linesOf, teacher } = await open();
    await put(account);
    await close(teacher, '2026-03', 900);
    const { id } = await prepare('2026-03');
    const shown = async () => (await linesOf(id, teacher)).map(({ lastFour }) => lastFour);
    expect(await shown()).toEqual(['3029']);
    await change(id, teacher, { way: 'wallet' });
    expect(await shown()).toEqual([null]);
    await change(id, teacher, { way: 'bank', state: 'paid' });
    expect(await shown()).toEqual([null]);
  });

  it('there is no file while a line waits for another total, or has no account of its way', async () => {
    const { put, close, open: reopen, prepare, change, call, teacher, token } = await open();
    await put(account);
    await close(teacher, '2026-03', 900);
    const { id } = await prepare('2026-03');
    const file = async () => {
      const { status, problem } = await call('get', `/pay-runs/${id}/bank-file`);
      return [status, problem.data];
    };
    await change(id, teacher, { way: 'wallet' });
    expect(await file()).toEqual([409, { reason: 'no_account', teachers: ['Salma'] }]);
    await change(id, teacher, { way: 'bank' });
    await reopen(teacher, '2026-03');
    expect(await file()).toEqual([409, { reason: 'changed' }]);
    await close(teacher, '2026-03', 800);
    expect(await file()).toEqual([409, { reason: 'changed' }]);
    await prepare('2026-03');
    const response = await api.request('get', `/api/pay-runs/${id}/bank-file`, { token });
    expect(response.status).toBe(200);
  });

  it('data of another teacher do not open in its place', async () => {
    const { put, get, teacher } = await open();
    await put(account);
    const other = await open();
    await other.put({ ...account, account: 'OTHER 1111' });
    await sql.query({
      text: 'update payouts set sealed = (select sealed from payouts where teacher_id = $2) where teacher_id = $1',
      values: [teacher.id, other.teacher.id],
    });
    expect((await get()).data).toMatchObject({ account: null, lastFour: '3029' });
  });

  it.each([
    [{ way: 'bank', bank: 'B', account: '12345' }, 'holder', 'required'],
    [{ way: 'bank', holder: 'A', account: '12345' }, 'bank', 'required'],
    [{ way: 'bank', holder: 'A', bank: 'B', wallet: '12345' }, 'account', 'required'],
    [{ way: 'wallet', holder: 'A', bank: 'B', account: '12345' }, 'wallet', 'required'],
    [{ way: 'bank', holder: 'A', bank: 'B', account: '12' }, 'account', 'regex'],
    [{ way: 'bank', holder: 'A', bank: 'B', account: '=1+12' }, 'account', 'regex'],
    [{ way: 'bank', iban: 'JO94' }, 'iban', 'unknown_field'],
  ])('%j is an error at %s', async (body, path, code) => {
    const { put } = await open();
    const { status, problem } = await put(body);
    expect([status, problem.fields]).toMatchObject([422, [{ path, code }]]);
  });

  it('lines show way and end of the account, and the file has the columns of the academy', async () => {
    const { put, close, prepare, change, teacher, token } = await open();
    await put({ ...account, account: '٠٠١٢٣٤' });
    await close(teacher, '2026-03', 12_345);
    const inCash = await api.buildTeacher({});
    await close(inCash, '2026-03', 500);
    const { id, lines } = await prepare('2026-03');
    const line = lines.find((each) => each.teacher.name === 'Salma');
    expect(line).toMatchObject({ way: 'bank', lastFour: '1234' });
    const file = async () => (await api.request('get', `/api/pay-runs/${id}/bank-file`, { token })).text();
    await change(id, teacher, { currency: 'JOD', rate: 0.709 });
    expect(await file()).toBe(
      'Holder,Bank,Account,Amount,Currency,Reference\r\nسلمى حداد,Bank of Jordan,001234,87.526,JOD,2026-03\r\n',
    );
    const superAdmin = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    const columns = { bank_file_columns: 'Account , amount، month,teacher' };
    expect((await api.request('put', '/api/settings', { token: superAdmin, body: columns })).status).toBe(200);
    expect(await file()).toBe('Account,Amount,Month,Teacher\r\n001234,87.526,2026-03,Salma\r\n');
    const wrong = { bank_file_columns: 'iban' };
    expect((await api.request('put', '/api/settings', { token: superAdmin, body: wrong })).status).toBe(422);
    await change(id, teacher, { state: 'paid' });
    expect(await file()).toBe('Account,Amount,Month,Teacher\r\n');
  });
});
