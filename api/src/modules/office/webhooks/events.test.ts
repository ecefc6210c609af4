import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { leadCalls } from '#modules/forms/leads/leads.fixture.ts';
import { useBuyers } from '#modules/money/purchases/buyers.fixture.ts';
import { useDues } from '#modules/money/purchases/dues/dues.fixture.ts';
import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { eventGroups, webhookEvents } from './webhook-events.ts';
import { useWebhooks } from './webhooks.fixture.ts';

const api = await useTestApi();
const { sql, add, call } = useWebhooks(api);
const calls = leadCalls(api);
const series = seriesCalls(api);
const dues = useDues(api);
const buyers = useBuyers(api);

beforeEach(async () => void (await add()));

/** What was written since the last look, as `event` and data. */
async function written(): Promise<[string, Record<string, unknown>][]> {
  const rows = await sql.query<{ body: string }>({
    text: 'with old as (delete from webhook_deliveries returning id, body) select body from old order by id',
  });
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body);
    return [type, data];
  });
}
const names = async () => (await written()).map(([event]) => event);

describe('classes', () => {
  it('are published when they are added, changed, cancelled, reported and deleted', async () => {
    const team = await calls.team();
    await written();
    const made = await calls.schedule(team.teacher, team);
    const { id } = made.body.data;
    const data = {
      ...{ id, student_id: String(team.student.id), teacher_id: String(team.teacher.id), status: 'scheduled' },
      ...{ starts_at: '2040-03-01T14:00:00.000Z', ends_at: '2040-03-01T14:30:00.000Z', attendance: 'presence' },
    };
    expect(await written()).toEqual([['class.created', data]]);
    await calls.call(team.admin, 'post', `/classes/${id}`, calls.classBody(team, { time: '18:00' }));
    const moved = { ...data, starts_at: '2040-03-01T15:00:00.000Z', ends_at: '2040-03-01T15:30:00.000Z' };
    expect(await written()).toEqual([['class.changed', moved]]);
    await calls.call(team.admin, 'post', `/classes/${id}/cancel`, { reason: 'technical' });
    expect(await written()).toEqual([['class.cancelled', { ...moved, status: 'cancelled' }]]);
    const other = (await calls.schedule(team.teacher, team, { time: '20:00' })).body.data;
    await written();
    await calls.call(team.admin, 'delete', `/classes/${other.id}`);
    expect(await written()).toMatchObject([['class.deleted', { id: other.id, status: 'scheduled' }]]);
  });

  it('are published as reported with their report, and an edit of words alone tells nothing', async () => {
    const team = await calls.team();
    const { id } = (await calls.schedule(team.teacher, team)).body.data;
    await written();
    await calls.call(team.admin, 'post', `/classes/${id}`, calls.classBody(team, { accomplished: 'Other words' }));
    expect(await written()).toEqual([]);
    api.clock.advance(Date.parse('2040-03-01T15:00:00Z') - api.clock.now().getTime());
    expect((await calls.report(team.teacher, id)).status).toBe(201);
    expect(await written()).toMatchObject([['class.reported', { id, status: 'ended', attendance: 'presence' }]]);
  });

  it('of a series are published when they are made', async () => {
    const team = await series.team();
    await written();
    const { status } = await series.make(team.admin, team);
    expect(status).toBe(201);
    const events = await written();
    expect(events.length).toBeGreaterThan(3);
    expect(new Set(events.map(([event]) => event))).toEqual(new Set(['class.created']));
    const [[, first] = []] = events;
    expect(first).toMatchObject({ student_id: String(team.student.id), status: 'scheduled' });
    expect(new Date(String(first?.starts_at)).toISOString()).toBe(first?.starts_at);
  });
});

describe('people', () => {
  it('are published by id, role and whether they can sign in, without names and contacts', async () => {
    const person = { name: 'Amina Saleh', email: 'amina@family.test', role: 'student', phone: '+962790000001' };
    const made = await call('post', '/users', { ...person, password: 'long-enough-1' });
    const { id } = made.body.data;
    const data = { id: String(id), role: 'student', active: true };
    expect(await written()).toEqual([['user.created', data]]);
    await call('put', `/users/${id}`, { active: false });
    expect(await written()).toEqual([['user.changed', { ...data, active: false }]]);
    await call('delete', `/users/${id}`);
    expect(await written()).toEqual([['user.deleted', { ...data, active: false }]]);
  });

  it('tell nothing when they only sign in or get a password', async () => {
    const user = await api.buildUser({ role: 'student' });
    await written();
    await api.tokenFor(user);
    await call('put', `/users/${user.id}/password`, { password: 'long-enough-1' });
    expect(await written()).toEqual([]);
  });

  it('of whom one account stays after a merge are published as changed and deleted', async () => {
    const [kept, gone] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    await written();
    const { status } = await call('post', `/users/${kept.id}/merge`, { other: String(gone.id) });
    expect(status).toBe(200);
    expect((await written()).map(([event, { id }]) => [event, id])).toEqual([
      ['user.changed', String(kept.id)],
      ['user.deleted', String(gone.id)],
    ]);
  });
});

describe('the office', () => {
  it('hears of a lead and of each step with its status, and of nothing that staff noted or the family wrote', async () => {
    const team = await calls.team();
    await written();
    const id = await calls.submitted();
    expect(await written()).toEqual([['lead.created', { id, status: 'new' }]]);
    await calls.call(team.admin, 'put', `/leads/${id}`, { status: 'contacted', note: 'Called' });
    expect(await written()).toEqual([['lead.changed', { id, status: 'contacted' }]]);
    await calls.call(team.admin, 'put', `/leads/${id}`, { note: 'Called again' });
    expect(await written()).toEqual([]);
    await calls.setTrial(team, id);
    const events = await written();
    expect(events.filter(([event]) => event.startsWith('lead'))).toEqual([
      ['lead.changed', { id, status: 'trial_set' }],
    ]);
  });

  it('hears of an answer to a form by its id', async () => {
    const { form } = (await call('post', '/forms', { name: 'Camp', questions: [{ title: 'Town', type: 'text' }] }))
      .body;
    const answer = {
      formId: form.id,
      userName: 'Layla',
      userEmail: 'l@family.test',
      'question[0]': form.questions[0].id,
    };
    const body = () => formOf({ ...answer, 'answer[0]': 'Amman' });
    await api.request('post', '/api/forms/submit', { body: body() });
    await api.request('post', '/api/forms/submit', { body: body() });
    expect(await written()).toEqual([['form.answered', { id: expect.stringMatching(/^\d+$/), form_id: form.id }]]);
  });
});

describe('money', () => {
  it('hears when a card has paid, and when it was refunded, once each', async () => {
    const student = await api.buildStudent();
    await written();
    const { packageId } = await buyers.subscribed(student);
    await buyers.payments.deliver();
    const paid = (await written()).filter(([event]) => event.startsWith('purchase'));
    expect(paid).toEqual([
      [
        'purchase.paid',
        {
          ...{ id: expect.stringMatching(/^\d+$/), payment_id: expect.stringMatching(/^\d+$/), classes: 8 },
          ...{ payer_id: String(student.id), student_id: String(student.id), package_id: String(packageId) },
          ...{ currency: 'USD', amount_minor: 4000 },
        },
      ],
    ]);
    await buyers.payments.portal(student, 'refund-half');
    await buyers.payments.deliver();
    expect(await written()).toMatchObject([['purchase.refunded', { amount_minor: 2000, classes: 4 }]]);
  });

  it('hears of a due when it is made and when it is paid', async () => {
    await dues.takes('USD');
    const { mother, child, admin } = await dues.family();
    await written();
    const packageId = await dues.package();
    const bought = await dues.buy(mother, packageId, child);
    expect(bought.status).toBe(200);
    const [[event, data] = ['', {}]] = await written();
    expect([event, data]).toEqual([
      'due.opened',
      {
        ...{ id: expect.stringMatching(/^\d+$/), purchase_id: expect.stringMatching(/^\d+$/) },
        ...{ payer_id: String(mother.id), student_id: String(child.id), currency: 'USD', amount_minor: 4000 },
      },
    ]);
    const report = (await dues.report(mother, String(data.id), 4000)).body.data;
    expect((await dues.accept(admin, report.id)).status).toBe(200);
    expect((await written()).filter(([each]) => each.startsWith('due'))).toEqual([['due.paid', data]]);
  });
});

it('a change that fails tells nothing', async () => {
  const team = await calls.team();
  await written();
  expect((await calls.schedule(team.teacher, team, { date: 'never' })).status).toBe(422);
  expect(await names()).toEqual([]);
});

it('the list of events is the documented one', () => {
  const page = readFileSync(path.join(packageRoot, '../docs/how-to/connect-a-program.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.flatMap((row) => row.match(/[a-z]+\.[a-z]+/g) ?? [])).toEqual(webhookEvents);
  expect(new Set(webhookEvents).size).toBe(Object.values(eventGroups).flat().length);
});
