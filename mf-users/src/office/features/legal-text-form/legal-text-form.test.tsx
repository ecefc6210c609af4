import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aText, serveTexts } from '#/account/testing/consents.ts';
import { aVersion, serveVersions } from '#/office/testing/legal-texts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/legal-texts/publish';

beforeEach(() => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveTexts([aText({ version: 4 })]);
  serveVersions([]);
});

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

test('the form of a new version starts with the current text and publishes the next number', async () => {
  const sent = takeBodies('post', 'legal-texts', { data: aVersion({ id: '9', version: 5 }) }, 201);
  const { user, path } = await renderAt(PAGE);
  await screen.findByText('This will be version 5.');
  expect(field('English').value).toBe('Be on time.');
  await user.type(field('English'), ' Please.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(path()).toBe('/dashboard/legal-texts'));
  expect(sent).toEqual([{ kind: 'terms', version: 5, text: { en: 'Be on time. Please.', ar: 'الالتزام بالمواعيد.' } }]);
});

test('the form of another kind is empty, and a missing text has an error at its field', async () => {
  const { user } = await renderAt(PAGE);
  await screen.findByText('This will be version 5.');
  await user.selectOptions(screen.getByLabelText('Text'), 'privacy');
  await screen.findByText('This will be version 1.');
  expect(field('English').value).toBe('');
  await user.type(field('English'), 'We keep little.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Write the text');
  expect(field('Arabic').getAttribute('aria-invalid')).toBe('true');
});

test('if another admin has published meanwhile, the form says so and keeps what was typed', async () => {
  reject('post', 'legal-texts', 409, { code: 'conflict' });
  const { user } = await renderAt(PAGE);
  await screen.findByText('This will be version 5.');
  await user.type(field('English'), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/^Someone else has just published a version/);
  expect(field('English').value).toBe('Be on time. Mine.');
});
