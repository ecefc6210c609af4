import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aText, serveTexts } from '#/account/testing/consents.ts';
import { renderAt } from '#/testing/render-at.tsx';

test('visitors read a text in their language, with links to the others', async () => {
  serveTexts([aText(), aText({ kind: 'privacy' })]);
  await renderAt('/terms', 'ar');
  await screen.findByText('الالتزام بالمواعيد.');
  screen.getByRole('heading', { level: 1, name: 'شروط الاستخدام' });
  expect(screen.getByRole('link', { name: 'سياسة الخصوصية' }).getAttribute('href')).toBe('/privacy');
});

test('a text that is not published is reported as missing', async () => {
  serveTexts([]);
  await renderAt('/privacy');
  await screen.findByText('No text yet');
});
