import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const message = { name: 'Layla', email: 'layla@example.test', message: 'Do you teach adults?' };
const send = (body: unknown, headers = {}) => api.request('post', '/api/contact', { body, headers });
const stored = () =>
  api.deps.database.sql.query({ text: 'select name, email, message, language from contact_messages' });

describe('a contact message', () => {
  it('is stored, and mailed to the office with the sender to answer to', async () => {
    expect((await send(message)).status).toBe(200);
    expect(await stored()).toEqual([{ ...message, language: 'en' }]);
    const [mail] = await api.mails();
    expect(mail?.to?.[0]?.address).toBe('office@academy.test');
    expect(mail?.replyTo?.[0]?.address).toBe(message.email);
    expect(mail?.text).toContain(message.message);
  });

  it('cannot smuggle headers into the mail', async () => {
    await send({ ...message, name: 'Layla\r\nBcc: everybody@example.test' });
    const [mail] = await api.mails();
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false);
  });

  it('from a robot is thanked and forgotten', async () => {
    expect((await send({ ...message, website: 'https://spam.test' })).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ message: ' ' }, 'message'],
  ])('needs %o', async (change, path) => {
    const response = await send({ ...message, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].path).toBe(path);
  });

  it('may be sent five times an hour from one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await send(message)).status).toBe(200);
    expect((await send(message)).status).toBe(429);
    expect((await send(message, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
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
  ])('in %s leads back to the page', async (language, target) => {
    const response = await send(form({ ...message, language }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(target);
    expect(await stored()).toEqual([{ ...message, language }]);
  });

  it('says what is wrong in the form’s language', async () => {
    const response = await send(form({ ...message, email: 'x', language: 'ar' }));
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('يرجى كتابة بريد إلكتروني صحيح.');
    expect(page).not.toContain('يرجى كتابة الاسم.');
  });
});
