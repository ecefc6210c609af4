import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { leadCalls } from './leads.fixture.ts';

const api = await useTestApi();
const { call, change, find, report, setTrial, submitted, team } = leadCalls(api);
const email = 'layla@family.test';

async function signUp(address = email): Promise<string> {
  const body = { name: 'Layla', email: address, phone: '01012345678', password: 'of the owner' };
  return (await (await api.request('post', '/api/auth/signup', { body })).json()).token;
}

/** Opens the newest link to confirm the address. */
async function confirm(address = email): Promise<void> {
  const mails = (await api.mails()).filter(({ to }) => to?.[0]?.address === address);
  const token = mails.map(({ text }) => text?.match(/confirm-email\?token=([\w-]{43})/)?.[1]).find(Boolean);
  expect((await api.request('post', '/api/auth/confirm-email', { body: { token } })).status).toBe(200);
}

const own = async (token: string) => (await (await api.request('get', '/api/leads/own', { token })).json()).data;

it('a family that has only signed up has asked for no trial yet (D163)', async () => {
  const body = { name: 'Layla', email, phone: '01012345678', password: 'of the owner' };
  const learners = { learners: { self: false, children: [{ name: 'Omar', age: 9 }] } };
  const response = await api.request('post', '/api/auth/signup', { body: { ...body, ...learners } });
  expect(response.status).toBe(201);
  expect(await own((await response.json()).token)).toEqual([]);
});

describe('taking over a request by signing up with its address (D164)', () => {
  it('the request is the account’s once the address is confirmed, not before', async () => {
    const huda = await api.buildUser({ role: 'admin', name: 'Huda' });
    const id = await submitted();
    const token = await signUp('LAYLA@family.test');
    expect(await own(token)).toEqual([]);
    expect((await find(huda, id)).account).toBeNull();
    await confirm('LAYLA@family.test');
    const [request, ...others] = await own(token);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ id, status: 'new', learner: 'Omar', trial: null });
    expect(await (await api.request('get', request.page)).text()).toContain('reply by ');
    const lead = await find(huda, id);
    expect(lead.account).toMatchObject({ name: 'Layla' });
    expect(lead.history.at(-1)).toMatchObject({ kind: 'taken-over', by: { name: 'Layla' } });
  });

  it('the request of another address stays with its family, and what was taken over is not taken again', async () => {
    const huda = await api.buildUser({ role: 'admin' });
    const [id, other] = [await submitted(), await submitted({ email: 'other@family.test' })];
    const token = await signUp();
    await confirm();
    expect((await own(token)).map((each: { id: string }) => each.id)).toEqual([id]);
    const [{ account_id: first } = { account_id: 0 }] = await api.deps.database.sql.query<{ account_id: number }>({
      text: 'select account_id from leads where id = $1',
      values: [id],
    });
    await api.deps.database.sql.query({
      text: `update users set email = 'moved@family.test' where id = $1`,
      values: [first],
    });
    const next = await api.request('post', '/api/auth/signup', {
      body: { name: 'Next', email, phone: '01012345679', password: 'of the next' },
    });
    await confirm();
    expect(await own((await next.json()).token)).toEqual([]);
    expect((await find(huda, other)).account).toBeNull();
  });

  it('a request from a confirmed address is known on the start page at once, through trial and payment', async () => {
    const { admin, ...people } = await team();
    const token = await signUp();
    await confirm();
    const id = await submitted();
    const states: unknown[] = [];
    const note = async () =>
      states.push(
        (await own(token)).map(
          ({ status, page, trial }: { status: string; page: string | null; trial: object | null }) => [
            status,
            page !== null,
            trial !== null,
          ],
        ),
      );
    await note();
    await change(admin, id, { status: 'contacted' });
    await note();
    const set = await setTrial({ admin, ...people }, id);
    expect(set.body.data.parent).toMatchObject({ name: 'Layla' });
    await note();
    api.clock.advance(25 * 3_600_000);
    await report(people.teacher, set.body.data.trial.id);
    await note();
    expect(states).toEqual([
      [['new', true, false]],
      [['contacted', true, false]],
      [['trial_set', false, true]],
      [['held', false, true]],
    ]);
    expect((await change(admin, id, { status: 'lost', reason: 'Too far' })).status).toBe(200);
    expect(await own(token)).toEqual([]);
  });

  it('what the family wished stands where a teacher is chosen, for those who see leads', async () => {
    const { admin, ...people } = await team();
    const id = await submitted();
    const { body } = await setTrial({ admin, ...people }, id);
    const path = `/students/${body.data.student.id}/wishes`;
    expect((await call(admin, 'get', path)).body.data).toMatchObject({
      leadId: id,
      teacherGender: 'woman',
      level: 'Juz Amma',
    });
    expect((await call(people.teacher, 'get', path)).status).toBe(403);
    expect((await call(admin, 'get', `/students/${people.teacher.id}/wishes`)).body.data).toBeNull();
  });
});
