import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aWebhook, serveWebhooks } from '#/people/testing/webhooks.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const LIST = '/dashboard/webhooks';
const URL_TEXT = 'https://flows.example/in?a=1';

beforeEach(() => void signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.update']));

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('a new webhook shows its secret once, then its messages', async () => {
  serveWebhooks([aWebhook({ id: '9' })]);
  const sent = takeBodies('post', 'webhooks', { data: { id: '9', secret: 'whsec_abc' } }, 201);
  const { user, path } = await renderAt(`${LIST}/add`);
  await user.click(await box('Class cancelled'));
  // An event that this release does not know keeps its key.
  await user.click(await box('form.burnt'));
  await user.type(screen.getByLabelText('Address'), ` ${URL_TEXT} `);
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }));
  expect(dialog.getByText('whsec_abc')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await dialog.findByText(/won’t be shown again\. Copy it first/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(path()).toBe(`${LIST}/9`));
  expect(sent).toEqual([{ url: URL_TEXT, events: ['class.cancelled', 'form.burnt'] }]);
});

test.each([
  ['private', 'This address is not on the internet'],
  ['insecure', 'The address must begin with https://'],
  ['duplicate', 'There is a webhook to this address already.'],
])('an address that is %s has its error, and what was typed stays', async (code, words) => {
  serveWebhooks([]);
  reject('post', 'webhooks', 422, { code: 'invalid', fields: [{ path: 'url', code, message: 'No' }] });
  const { user } = await renderAt(`${LIST}/add`);
  await user.click(await box('Class added'));
  await user.type(screen.getByLabelText('Address'), URL_TEXT);
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(URL_TEXT);
  expect((await box('Class added')).checked).toBe(true);
});

test('what is missing has its error at its field, in Arabic', async () => {
  serveWebhooks([]);
  const { user } = await renderAt(`${LIST}/add`, 'ar');
  await user.click(await screen.findByRole('button', { name: 'إضافة الرابط' }));
  expect(await screen.findByText('العنوان مطلوب')).toBeTruthy();
  expect(screen.getByText('يُرجى اختيار حدث واحد على الأقل')).toBeTruthy();
});

test('a webhook that was switched off is saved and switched on', async () => {
  serveWebhooks([aWebhook({ id: '7', state: 'off', offReason: 'failing' })]);
  const sent = takeBodies('put', 'webhooks/7', { data: aWebhook({ id: '7' }) });
  const { user, path } = await renderAt(`${LIST}/7/edit`);
  expect((await box('Class added')).checked).toBe(true);
  await user.click(await box('Class cancelled'));
  await user.click(screen.getByRole('button', { name: 'Save and switch on' }));
  await waitFor(() => expect(path()).toBe(`${LIST}/7`));
  expect(sent).toMatchObject([{ state: 'on', events: expect.arrayContaining(['class.cancelled', 'class.created']) }]);
});

test('a webhook that is gone leads back to the list', async () => {
  serveWebhooks([]);
  await renderAt(`${LIST}/7/edit`);
  expect(await screen.findByText('Webhook not found')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'All webhooks' }).pathname).toBe(LIST);
});
