import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { StaffDocuments } from '#/base/api/documents.ts';
import { renderTab } from '#/testing/render-at.tsx';
import { server } from '#/testing/server.ts';

const document = {
  id: '4',
  kind: 'Police check',
  number: 'A 1',
  issuedBy: null,
  from: null,
  until: '2026-12-20',
  file: null,
  state: 'ending',
} as const;
const serve = (about: Partial<StaffDocuments> = {}) =>
  server.use(
    http.get('*/api/teachers/7/documents', () =>
      HttpResponse.json({ data: [document], missing: [], kinds: ['Police check'], may: { change: true }, ...about }),
    ),
  );

beforeEach(() => void signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read']));

test('an admin adds a document with its days, and a wrong one is named at its field', async () => {
  serve();
  const sent: object[] = [];
  server.use(
    http.post('*/api/teachers/7/documents', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ data: document }, { status: 201 });
    }),
  );
  const { user } = await renderTab('documents', '7', 'teacher');
  await screen.findByText('Ends soon');
  await user.click(screen.getByRole('button', { name: 'Add a document' }));
  await user.click(screen.getByRole('button', { name: 'Add a document' }));
  await screen.findByText('Kind is required');
  await user.type(screen.getByRole('combobox', { name: /^Kind/ }), 'First aid');
  await user.click(screen.getByRole('button', { name: 'Add a document' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'First aid' }]));
});

test.each([
  ['en', 'To teach children, these are missing or have ended: Visa'],
  ['ar', 'لتعليم الأطفال تنقص هذه الوثائق أو انتهت: Visa'],
] as const)('what teaching children needs is named, and a teacher changes nothing (%s)', async (language, text) => {
  serve({ missing: ['Visa'], may: { change: false } });
  await renderTab('documents', '7', 'teacher', language);
  await waitFor(() => expect(window.document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(text));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
