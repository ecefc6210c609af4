import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { leadCalls, plainRequest } from '../leads.fixture.ts';
import { requestKey } from './request-key.ts';

const api = await useTestApi();
// Other files of the worker expect classes of 2040 to be still to come.
afterAll(() => api.clock.reset());
const { call, change, find, setTrial, submit, submitted, team } = leadCalls(api);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const html = { accept: 'text/html,application/xhtml+xml' };
const admin = () => api.buildUser({ role: 'admin', name: 'Huda' });
const keyOf = (id: string) => requestKey(api.deps.mailSecret, Number(id));
const pageText = async (page: string) => (await api.request('get', page)).text();
const pageOf = (key: string, more = '') => api.request('get', `/free-trial/request?key=${key}${more}`);
const send = (key: string, fields: Record<string, string> = {}, headers: Record<string, string> = html) =>
  api.request('post', '/api/leads/request', { body: formOf({ ...plainRequest, key, ...fields }), headers });
const withdraw = (key: string, headers: Record<string, string> = html) =>
  api.request('post', '/api/leads/request/withdraw', {
    body: new URLSearchParams({ key, pageLanguage: 'en' }),
    headers,
  });

describe('the answer to a request for a free trial (D165)', () => {
  it('the mail says what was asked, what happens next, by when on the family’s clock, and how to withdraw it', async () => {
    api.clock.advance(Date.parse('2040-05-02T09:00:00Z') - api.clock.now().getTime());
    const chosenTimes = ['2040-05-08T15:00:00.000Z'];
    await submit({ level: 'See www.spam.test', chosenTimes });
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe('layla@family.test');
    expect(mail?.subject).toBe('We have your request for a free trial class');
    expect(mail?.text).toContain('reply by Thu 3 May, 10:00 am (London)');
    for (const text of ['As-salamu alaykum Layla,', 'Memorisation and revision', 'A woman', 'Tue 8 May, 4:00 pm'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('spam');
    const link = mail?.text?.match(/http:\S+free-trial\/request\S+/)?.[0] ?? '';
    expect(await pageText(link)).toContain('Omar');
  });

  it('the mail is in the language of the page, and promises the hours that the academy has set', async () => {
    const token = await api.tokenFor(await admin());
    const settings = await api.request('put', '/api/settings', { token, body: { answer_hours: 48 } });
    expect(settings.status).toBe(200);
    api.clock.advance(Date.parse('2040-06-02T09:00:00Z') - api.clock.now().getTime());
    await submit({ pageLanguage: 'ar', timezone: 'Asia/Amman' });
    const [mail] = await api.mails();
    expect(mail?.subject).toBe('وصل طلب الحصة التجريبية المجانية');
    expect(mail?.text).toMatch(/الرد في موعد أقصاه الاثنين، 4 يونيو.* 12:00 م \(توقيت الأردن\)/);
  });

  it('a name that a mail would show as a link is not in it, and one address gets three mails a day', async () => {
    await submit({ name: 'Win at casino.example/free', subject: 'casino.example' });
    const [mail] = await api.mails();
    expect(mail?.text).toMatch(/^As-salamu alaykum,/);
    expect(mail?.text).not.toContain('casino');
    for (const level of ['1', '2', '3', '4']) await submit({ level, email: 'LAYLA@family.test' });
    expect(await api.mails()).toHaveLength(3);
  });

  it('without an email the page alone answers: the response of the form leads to it', async () => {
    const response = await submit({ email: '' });
    const { data } = await response.json();
    expect(await api.mails()).toEqual([]);
    const page = await pageText(data.page);
    for (const text of ['We have your request.', 'reply by ', 'Keep the link to this page', '+447700900123'])
      expect(page).toContain(text);
    const again = await submit({ email: '' });
    expect((await again.json()).data).toEqual(data);
  });

  it('the page of a request is for nobody else: it is not listed, not stored, and tells no other site its address', async () => {
    const { headers } = await pageOf(keyOf(await submitted()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('the page says that an answer is late once its time has passed, and where it stands after a call', async () => {
    const huda = await admin();
    const id = await submitted();
    api.clock.advance(24 * HOUR_MS + 1);
    expect(await (await pageOf(keyOf(id))).text()).toContain('Our answer is late: we promised it by');
    await change(huda, id, { status: 'contacted' });
    expect(await (await pageOf(keyOf(id))).text()).toContain('We are in touch with you');
  });
});

describe('changing and withdrawing a request by its link', () => {
  it('a family changes its request without an account, which its owner learns; its address stays', async () => {
    const huda = await admin();
    const id = await submitted();
    const form = await (await pageOf(keyOf(id), '&change=1')).text();
    for (const text of ['value="Omar"', 'value="9"', 'value="Europe/London" selected', 'After school</textarea>'])
      expect(form).toContain(text);
    const fields = { learnerAge: '١٠', teacherGender: '', times: 'Only Fridays', email: 'thief@other.test' };
    const response = await send(keyOf(id), fields);
    expect(response.status).toBe(303);
    expect(await pageText(response.headers.get('location') ?? '')).toContain('Your changes are saved.');
    expect(await find(huda, id)).toMatchObject({
      ...{ learner: { name: 'Omar', age: 10 }, teacherGender: null, times: 'Only Fridays', email: 'layla@family.test' },
      history: [{ kind: 'created' }, { kind: 'changed', by: null }],
    });
    const { body } = await call(huda, 'get', '/notifications');
    expect(body.data.map(({ key }: { key: string }) => key)).toContain('lead.changed');
  });

  it('a family withdraws its request once: it is lost without a reason, and nothing can be changed any more', async () => {
    const huda = await admin();
    const id = await submitted();
    expect((await withdraw(keyOf(id))).status).toBe(303);
    const lead = await find(huda, id);
    expect(lead).toMatchObject({ status: 'lost', lostReason: null, withdrawnAt: api.clock.now().toISOString() });
    expect(lead.history.at(-1)).toMatchObject({ kind: 'withdrawn', by: null, from: 'new', to: 'lost' });
    const page = await (await pageOf(keyOf(id), '&change=1')).text();
    expect(page).toContain('The request is withdrawn.');
    expect(page).not.toContain('<form');
    const json = { accept: 'application/json' };
    expect([(await withdraw(keyOf(id), json)).status, (await send(keyOf(id), {}, json)).status]).toEqual([409, 409]);
    expect((await withdraw(keyOf(id))).headers.get('location')).toContain('/free-trial/request?key=');
    expect((await change(huda, id, { status: 'contacted' })).body.data.withdrawnAt).toBeNull();
    const [line] = await api.deps.database.sql.query({
      text: "select before, after from audit_log where action = 'lead.update' and subject_id = $1",
      values: [id],
    });
    expect(line).toEqual({
      before: { status: 'lost', withdrawnAt: lead.withdrawnAt },
      after: { status: 'contacted', withdrawnAt: null },
    });
  });

  it('a request whose trial is set shows its time, and is moved by the office, not by the link', async () => {
    const own = await team();
    const id = await submitted();
    const set = await setTrial(own, id);
    expect(set.status).toBe(201);
    const page = await (await pageOf(keyOf(id))).text();
    expect(page).toContain('The trial class is scheduled: ');
    expect(page).not.toContain('Withdraw');
    expect((await withdraw(keyOf(id), { accept: 'application/json' })).status).toBe(409);
  });

  it('the link of another request, a changed one and one of 60 days ago open nothing', async () => {
    const [first, second] = [await submitted(), await submitted({ level: 'Another' })];
    const forged = `${second}.${keyOf(first).split('.')[1]}`;
    const json = { accept: 'application/json' };
    for (const key of [forged, `${first}.`, 'x', '', `${keyOf(first)}x`]) {
      expect((await pageOf(key)).status, key).toBe(404);
      expect([404, 422]).toContain((await withdraw(key, json)).status);
      expect([404, 422]).toContain((await send(key, {}, json)).status);
    }
    expect((await pageOf(keyOf(first))).status).toBe(200);
    api.clock.advance(60 * DAY_MS + 1);
    expect((await pageOf(keyOf(first))).status).toBe(404);
    expect((await withdraw(keyOf(first), json)).status).toBe(404);
  });

  it('a wrong change gives the filled form back; without an email the phone cannot be taken away', async () => {
    const id = await submitted({ email: '' });
    const wrong = await send(keyOf(id), { learnerAge: 'ten', times: 'Only Fridays' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const text of [
      'value="ten"',
      'Only Fridays</textarea>',
      'Please write the age in years.',
      `value="${keyOf(id)}"`,
    ])
      expect(page).toContain(text);
    expect(await (await send(keyOf(id), { phone: '' })).text()).toContain(
      '<p class="error" id="phone-error">Please answer this question.</p>',
    );
  });

  it('a link can be used for thirty changes an hour from one network', async () => {
    const key = keyOf(await submitted());
    const json = { accept: 'application/json' };
    const statuses = [];
    for (let each = 0; each < 31; each += 1) statuses.push((await send(key, { level: String(each) }, json)).status);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });
});
