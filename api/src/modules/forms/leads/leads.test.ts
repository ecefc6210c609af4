import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { wishFields } from './lead.fields.ts';
import { leadCalls, request } from './leads.fixture.ts';

const api = await useTestApi();
const { call, change, find, submit, submitted } = leadCalls(api);
const { sql } = api.deps.database;
const admin = () => api.buildUser({ role: 'admin', name: 'Huda' });
const DAY_MS = 86_400_000;
const stored = async () => (await sql.query({ text: 'select id from leads' })).length;

describe('a request for a free trial (D105)', () => {
  it('a request for a free trial is a new lead with a history, and notifies those who see leads', async () => {
    const huda = await admin();
    const response = await submit();
    expect(response.status).toBe(201);
    const { data } = await response.json();
    const { history, createdAt, ...lead } = await find(huda, data.id);
    expect(lead).toEqual({
      ...Object.fromEntries(typedFieldsOf(wishFields).map(({ name }) => [name, null])),
      ...{ id: data.id, status: 'new', learner: request.learner, name: 'Layla', email: 'layla@family.test' },
      ...{ phone: '+447700900123', subject: 'memorisation', level: 'Juz Amma', teacherGender: 'woman', language: 'en' },
      ...{ times: 'After school', chosenTimes: [], timezone: 'Europe/London', source: 'website', lostReason: null },
      ...{ answerBy: new Date(api.clock.now().getTime() + DAY_MS).toISOString(), withdrawnAt: null, account: null },
      ...{ owner: null, trial: null, student: null, parent: null, parentInvited: false },
      may: { update: true, setTrial: true, statuses: ['contacted', 'lost'] },
    });
    expect(createdAt).toBe(api.clock.now().toISOString());
    expect(history).toMatchObject([{ kind: 'created', by: null, note: null }]);
    const { body } = await call(huda, 'get', '/notifications');
    expect(body.data).toMatchObject([
      { key: 'lead.received', relatedId: data.id, message: 'Omar would like a free trial class' },
    ]);
  });

  it.each(typedFieldsOf(wishFields))('the $name of a request is stored as it is sent, and shown', async (field) => {
    const huda = await admin();
    const sent = sampleOf(field, undefined, ['+962791234567', 'woman', 'Asia/Amman']);
    expect(await find(huda, await submitted({ [field.name]: sent }))).toMatchObject({ [field.name]: sent });
  });

  it('a request for a free trial stores the chosen starts and its source as the page sends them', async () => {
    const huda = await admin();
    const chosen = ['2040-03-02T16:00:00.000Z', '2040-03-01T16:00:00.000Z'];
    const { chosenTimes, times, source, name } = await find(
      huda,
      await submitted({ times: chosen, source: 'Friday Flyer!', name: null, email: '', teacherGender: '' }),
    );
    expect({ chosenTimes, times, source, name }).toEqual({
      chosenTimes: [...chosen].reverse(),
      times: null,
      source: 'friday-flyer-',
      name: 'Omar',
    });
  });

  it.each([
    ['learner.name', { learner: { name: ' ', age: 9 } }],
    ['learner.age', { learner: { name: 'Omar', age: 0 } }],
    ['email', { email: '', phone: '' }],
    ['email', { email: 'x' }],
    ['phone', { phone: '12' }],
    ['subject', { subject: '' }],
    ['teacherGender', { teacherGender: 'any' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['consent', { consent: false }],
    ['consent', { consent: undefined }],
  ])('a request for a free trial without a valid %s is 422', async (path, fields) => {
    const response = await submit(fields);
    expect(response.status).toBe(422);
    expect((await response.json()).fields.map((each: { path: string }) => each.path)).toContain(path);
    expect(await stored()).toBe(0);
  });

  it('a request for a free trial sent twice at once is one lead; a robot’s gets the usual response and is dropped', async () => {
    const both = await Promise.all([submit(), submit()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toBe(1);
    const robot = await submit({ website: 'https://spam.test', email: 'robot@spam.test' });
    expect([robot.status, (await robot.json()).data]).toEqual([201, null]);
    expect(await stored()).toBe(1);
  });

  it('requests for a free trial are rejected after fifty from one network within a minute', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const all = [];
    for (let each = 0; each < 50; each += 1) all.push(await submit({ level: `Level ${each}` }, headers));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(await stored()).toBe(5);
    expect((await submit({ level: 'Another network' })).status).toBe(201);
  });
});

describe('the list of leads', () => {
  it('the list of leads is by status, newest first, with the number of each status and of those that wait longer than was promised', async () => {
    const huda = await admin();
    const [first, second] = [await submitted(), await submitted({ learner: { name: 'Salma', age: 30 } })];
    await change(huda, first, { status: 'contacted' });
    const page = async (query = '') => (await call(huda, 'get', `/leads${query}`)).body;
    const ids = async (query: string) => (await page(query)).data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('?per_page=1&page=2')).toEqual([first]);
    expect(await ids('?status=new')).toEqual([second]);
    expect(await page('?status=contacted')).toMatchObject({
      data: [{ id: first, learner: request.learner, owner: null }],
      pagination: { total: 1, page: 1, per_page: 10, totalPages: 1 },
      counts: { new: 1, contacted: 1, trial_set: 0, held: 0, joined: 0, lost: 0 },
      waiting: 0,
    });
    expect((await call(huda, 'get', '/leads?status=asleep')).status).toBe(422);
    api.clock.advance(DAY_MS);
    expect((await page()).waiting).toBe(2);
    await change(huda, first, { ownerId: huda.id });
    await change(huda, second, { ownerId: huda.id });
    expect((await page()).waiting).toBe(1);
    await change(huda, second, { status: 'contacted' });
    expect((await page()).waiting).toBe(0);
  });
});

describe('work on leads', () => {
  it('changes of a lead’s status, owner and notes are lines of its history, and in the audit log', async () => {
    const huda = await admin();
    const id = await submitted();
    const { status, body } = await change(huda, id, { status: 'contacted', ownerId: huda.id, note: 'Called twice' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'contacted', owner: { id: String(huda.id), name: 'Huda' } });
    const by = { id: String(huda.id), name: 'Huda' };
    expect(body.data.history.slice(1)).toMatchObject([
      { kind: 'owner', by, owner: by },
      { kind: 'status', by, from: 'new', to: 'contacted' },
      { kind: 'note', by, note: 'Called twice' },
    ]);
    const audit = await sql.query({ text: `select before, after from audit_log where action = 'lead.update'` });
    expect(audit).toEqual([
      { before: { status: 'new', ownerId: null }, after: { status: 'contacted', ownerId: huda.id } },
    ]);
  });

  it('a lost lead has a reason, and can be taken up again', async () => {
    const huda = await admin();
    const id = await submitted();
    expect((await change(huda, id, { status: 'lost' })).body.fields[0].path).toBe('reason');
    expect((await change(huda, id, { status: 'lost', reason: 'Too expensive' })).body.data).toMatchObject({
      status: 'lost',
      lostReason: 'Too expensive',
      may: { setTrial: false, statuses: ['contacted'] },
    });
    expect((await change(huda, id, { status: 'contacted' })).body.data).toMatchObject({ lostReason: null });
  });

  it.each(['trial_set', 'held', 'joined'])(
    'the status %s cannot be chosen by hand, because the system sets it',
    async (status) => {
      const huda = await admin();
      expect(await change(huda, await submitted(), { status })).toMatchObject({
        status: 409,
        body: { code: 'conflict', data: { status: 'new' } },
      });
    },
  );

  it('the owner of a lead must be somebody who sees leads', async () => {
    const [huda, teacher] = [await admin(), await api.buildTeacher()];
    const id = await submitted();
    expect((await change(huda, id, { ownerId: teacher.id })).body.fields).toMatchObject([
      { path: 'ownerId', code: 'unknown' },
    ]);
    await change(huda, id, { ownerId: huda.id });
    expect((await change(huda, id, { ownerId: null })).body.data.owner).toBeNull();
    expect((await change(huda, '999', { note: 'Nobody' })).status).toBe(404);
  });
});
