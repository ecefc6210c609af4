import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Safety } from '#/safety/api/safety.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { server } from '#/testing/server.ts';

const serve = (data: Safety) => server.use(http.get('*/api/safety', () => HttpResponse.json({ data })));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const words = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

test('visitors read only what holds: nothing that a setting has switched off', async () => {
  serve({ concerns: null, documents: [], notJoinedMinutes: null, contactsHidden: false, texts: [] });
  await renderAt('/safety');
  await screen.findByRole('heading', { name: 'Messages' });
  expect(titles()).toEqual(['Messages', 'Your phone in your child’s hands']);
  expect(screen.queryByRole('link', { name: 'Write a concern' })).toBeNull();
});

test('documents, minutes, roles and texts that hold are named, and a concern is one touch away', async () => {
  serve({
    concerns: { readBy: ['admin', 'Safeguarding'] },
    documents: ['Police check', 'First aid'],
    notJoinedMinutes: 1,
    contactsHidden: true,
    texts: ['terms', 'monitoring'],
  });
  await renderAt('/dashboard/safety');
  await screen.findByRole('heading', { name: 'Messages' });
  expect(titles()).toHaveLength(7);
  expect(words()).toContain('need valid documents: Police check and First aid.');
  expect(words()).toContain('1 minute after the start');
  expect(words()).toContain('named for it: Admin and Safeguarding.');
  expect(screen.getAllByRole('link', { name: 'Monitoring of conversations' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Write a concern' }).getAttribute('href')).toBe('/dashboard/concerns/write');
});

test('a child on a parent’s device is led to no concern', async () => {
  signInForTest({ role: 'student', roles: ['child', 'student'] }, []);
  serve({ concerns: { readBy: ['admin'] }, documents: [], notJoinedMinutes: 5, contactsHidden: true, texts: [] });
  await renderAt('/dashboard/safety');
  await screen.findByRole('heading', { name: 'If something worries you' });
  expect(screen.queryByRole('link', { name: 'Write a concern' })).toBeNull();
});

test('the same in Arabic', async () => {
  serve({
    concerns: { readBy: ['leader'] },
    documents: ['شهادة عدم محكومية'],
    notJoinedMinutes: 5,
    contactsHidden: true,
    texts: [],
  });
  await renderAt('/safety', 'ar');
  await screen.findByRole('heading', { level: 1, name: 'كيف نحافظ على سلامة الأطفال' });
  await screen.findByRole('heading', { name: 'الرسائل' });
  expect(words()).toContain('شهادة عدم محكومية');
  expect(words()).toContain('5 دقائق');
  expect(words()).toContain('مشرف');
});
