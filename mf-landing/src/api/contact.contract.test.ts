// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { expect, it } from 'vitest';
import { type ContactMessage, rejectionOf, sendContactMessage } from './contact.ts';

const api = await useApi(sharedTestApi);

const message: ContactMessage = {
  name: 'Maryam',
  email: 'maryam@example.com',
  message: 'When can my son begin?',
  language: 'en',
  website: '',
};
const rejection = (changed: Partial<ContactMessage>) =>
  sendContactMessage({ ...message, ...changed }).then(() => null, rejectionOf);

it('a contact message reaches the academy by mail', async () => {
  await sendContactMessage(message);
  const mail = (await api.mails()).find(({ to }) => to?.[0]?.address === 'office@academy.test');
  expect(mail?.text).toContain('When can my son begin?');
  expect(mail?.replyTo?.[0]?.address).toBe('maryam@example.com');
});

it('a rejected field has its own error', async () => {
  expect((await rejection({ email: 'maryam@' }))?.fields).toEqual(['email']);
  expect((await rejection({ name: ' ', message: '' }))?.fields).toEqual(['name', 'message']);
});

it('too many messages have their own error', async () => {
  for (let sent = 0; sent < 5; sent++) await sendContactMessage({ ...message, message: `number ${sent}` });
  expect(await rejection({})).toEqual({ fields: [], because: 'contact.too-many' });
});

it('a message with a filled honeypot is not delivered', async () => {
  await sendContactMessage({ ...message, website: 'https://spam.example' });
  expect(await api.mails()).toEqual([]);
});

it('a form sent without JavaScript is redirected to the page in its language', async () => {
  const body = new URLSearchParams({ ...message, language: 'ar' });
  const response = await api.request('post', '/api/contact', { body });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ar?sent=1#contact-sent']);
});
