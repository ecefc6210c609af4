import { afterAll, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
// Other files of the worker expect classes of 2040 to be still to come.
afterAll(() => api.clock.reset());
const message = { name: 'Layla', email: 'layla@example.test', message: 'Do you teach adults?' };
const send = (body: unknown, headers = {}) => api.request('post', '/api/contact', { body, headers });
const mailsTo = async (address: string) => (await api.mails()).filter(({ to }) => to?.[0]?.address === address);
const officeMail = async () => (await mailsTo('office@academy.test'))[0];
const stored = () =>
  api.deps.database.sql.query({
    text: `select user_name as name, user_email as email, answers -> 0 ->> 'answer' as message from form_submissions`,
  });

describe('a contact message', () => {
  it('a contact message is stored and mailed with the sender as reply address', async () => {
    expect((await send(message)).status).toBe(200);
    expect(await stored()).toEqual([message]);
    const mail = await officeMail();
    expect(mail?.to?.[0]?.address).toBe('office@academy.test');
    expect(mail?.replyTo?.[0]?.address).toBe(message.email);
    expect(mail?.text).toContain(message.message);
  });

  it('a contact message is a submission of the form Contact, which nobody can edit or delete', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    await send(message);
    await send({ ...message, message: 'Again' });
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await api.request(method, `/api/forms${path}`, { token, ...(body ? { body } : {}) });
      return { status: response.status, ...(await response.json()) };
    };
    const { data } = await call('get', '?name=contact');
    expect(data).toMatchObject([{ name: 'Contact', builtIn: true, questions: 1, submissions: 2, unread: 2 }]);
    expect(data[0].may).toEqual({ edit: false, delete: false, viewSubmissions: true });
    const [{ id }] = data;
    expect((await call('put', `/${id}`, { name: 'Contact us', questions: [] })).status).toBe(409);
    expect((await call('delete', `/${id}`)).status).toBe(409);
    const { data: submissions, form } = await call('get', `/${id}/submissions`);
    expect(form).toMatchObject({ name: 'Contact', builtIn: true, deleted: false });
    const found = await call('get', `/submissions/${submissions[1].id}`);
    expect(found.data.form).toEqual(form);
    expect(found.data.date.answers).toMatchObject([{ question: 'Message', answer: message.message }]);
    const notifications = await (await api.request('get', '/api/notifications', { token })).json();
    expect(notifications).toMatchObject({
      unread: 1,
      data: [{ key: 'form.contacted', relatedId: id, message: '2 people wrote with the contact form' }],
    });
  });

  it('the CSV of contact messages has an Arabic header in Arabic, and the office gets its mail in Arabic', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    await send({ ...message, language: 'ar' });
    const { data } = await (await api.request('get', '/api/forms?name=contact', { token })).json();
    const headers = { cookie: 'language=ar' };
    const file = await api.request('get', `/api/forms/${data[0].id}/submissions.csv`, { token, headers });
    expect((await file.text()).split('\r\n')[0]).toBe('الاسم,البريد الإلكتروني,تاريخ الإرسال,الرسالة');
    const mail = await officeMail();
    expect(mail?.subject).toBe('رسالة عبر نموذج التواصل: Layla');
    expect(mail?.text).toContain('المرسل');
    expect(mail?.text).not.toMatch(/Contact|From/);
  });

  it('a contact message sent twice at once is stored and mailed once', async () => {
    const both = await Promise.all([send(message), send(message)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await mailsTo('office@academy.test')).toHaveLength(1);
    expect(await mailsTo(message.email)).toHaveLength(1);
  });

  it('the sender of a contact message learns that it has arrived and by when it is answered, without its text', async () => {
    api.clock.advance(Date.parse('2040-05-02T09:00:00Z') - api.clock.now().getTime());
    const { answerBy } = await (await send({ ...message, name: 'casino.example/win' })).json();
    expect(answerBy).toBe('2040-05-03T09:00:00.000Z');
    const [mail] = await mailsTo(message.email);
    expect(mail?.subject).toBe('We have your message');
    expect(mail?.replyTo?.[0]?.address).toBe('office@academy.test');
    expect(mail?.text).toContain('reply to this address by Thu 3 May, 12:00 pm (Amman)');
    expect(mail?.text).not.toMatch(/casino|Do you teach/);
  });

  it('the sender of many contact messages is mailed three times an hour, and the office each time', async () => {
    for (const each of ['1', '2', '3', '4']) await send({ ...message, message: each });
    expect([await mailsTo(message.email), await mailsTo('office@academy.test')].map(({ length }) => length)).toEqual([
      3, 4,
    ]);
  });

  it('a contact message cannot inject mail headers', async () => {
    await send({ ...message, name: 'Layla\r\nBcc: everybody@example.test' });
    const mail = await officeMail();
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false);
  });

  it('a contact message of a robot gets the usual response and is dropped', async () => {
    expect((await send({ ...message, website: 'https://spam.test' })).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ message: ' ' }, 'message'],
  ])('a contact message needs %o', async (change, path) => {
    const response = await send({ ...message, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].path).toBe(path);
  });

  it('an address can send five contact messages an hour', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await send(message)).status).toBe(200);
    expect((await send(message)).status).toBe(429);
    expect((await send(message, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('limits of contact messages count all addresses of an IPv6 network as one', async () => {
    const from = (address: string) => send(message, { 'x-forwarded-for': address });
    for (let attempt = 0; attempt < 5; attempt += 1) await from(`2001:db8:5:6::${attempt}`);
    expect((await from('2001:db8:5:6::9')).status).toBe(429);
  });
});

describe('the plain form, without script', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);

  it.each([
    ['en', '/?sent=1#contact-sent'],
    ['ar', '/ar?sent=1#contact-sent'],
  ])('the plain form in %s redirects back to the page', async (language, target) => {
    const response = await send(form({ ...message, language }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(target);
    expect(await stored()).toEqual([message]);
  });

  it('the plain form with mistakes comes back filled, with each mistake at its field, in its language', async () => {
    const response = await send(form({ ...message, email: 'x', name: ' ', message: '<b>Salam', language: 'ar' }));
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect([...page.matchAll(/<li><a href="#(\w+)">.*?<\/a>: (.*?)<\/li>/g)].map(([, ...found]) => found)).toEqual([
      ['name', 'يُرجى كتابة الاسم.'],
      ['email', 'يُرجى كتابة بريد إلكتروني صحيح.'],
    ]);
    for (const kept of [
      'value="x"',
      '&lt;b&gt;Salam</textarea>',
      'name="language" value="ar"',
      'action="/api/contact"',
    ])
      expect(page).toContain(kept);
  });
});
