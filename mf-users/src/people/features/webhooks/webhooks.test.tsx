import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aWebhook, serveWebhooks } from '#/people/testing/webhooks.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/webhooks';

beforeEach(() => void signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.update']));

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

test('a webhook shows its host, its state and what it hears; the rest of its address may be a secret', async () => {
  serveWebhooks([
    aWebhook({ id: '1', failingSince: '2026-11-20T09:00:00.000Z', events: ['class.created', 'moon.risen'] }),
    aWebhook({ id: '2', state: 'off', offReason: 'gone' }),
    aWebhook({ id: '3', state: 'paused' }),
  ]);
  await renderAt(PAGE);
  const first = await rowOf('flows1.example');
  for (const text of ['In use', 'The last messages failed', 'Class added, moon.risen'])
    expect(first.getByText(text)).toBeTruthy();
  const second = await rowOf('flows2.example');
  expect(second.getByText('Switched off')).toBeTruthy();
  expect(second.getByText('The program says that this address has ended')).toBeTruthy();
  expect((await rowOf('flows3.example')).getByText('Paused')).toBeTruthy();
  expect(document.body.textContent).not.toContain('s3cret');
});

async function act(item: string) {
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /flows7\.example/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
}

test.each([
  ['on', 'Pause', 'paused'],
  ['paused', 'Switch on', 'on'],
  ['off', 'Switch on', 'on'],
])('a webhook that is %s: %s', async (state, item, wanted) => {
  const held = serveWebhooks([aWebhook({ id: '7', state })]);
  const sent = takeBodies('put', 'webhooks/7', { data: aWebhook({ id: '7', state: wanted }) });
  await act(item);
  await waitFor(() => expect(sent).toMatchObject([{ state: wanted, url: held.webhooks[0]?.url }]));
});

test('a test message is sent; if that fails, the page says so', async () => {
  serveWebhooks([aWebhook({ id: '7' })]);
  reject('post', 'webhooks/7/test', 409);
  const user = await act('Send a test message');
  expect(await screen.findByText('The webhook is not on. Switch it on first.')).toBeTruthy();
  takeBodies('post', 'webhooks/7/test', { data: {} }, 201);
  await user.click(await screen.findByRole('button', { name: /flows7\.example/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test message' }));
  expect(await screen.findByText('The message is being sent')).toBeTruthy();
});

test('a secret is replaced after a question, and the new one is shown once', async () => {
  serveWebhooks([aWebhook({ id: '7' })]);
  const user = await act('Replace secret');
  const question = within(await screen.findByRole('alertdialog'));
  takeBodies('post', 'webhooks/7/secret', { data: { id: '7', secret: 'whsec_new' } });
  await user.click(question.getByRole('button', { name: 'Replace secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('whsec_new');
  await user.click(dialog.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull());
});

test('a webhook is deleted after a question', async () => {
  const held = serveWebhooks([aWebhook({ id: '7' })]);
  const user = await act('Delete webhook');
  const dialog = within(await screen.findByRole('alertdialog'));
  reject('delete', 'webhooks/7', 500);
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  expect(await dialog.findByText('That did not work. Please try again.')).toBeTruthy();
  takeBodies('delete', 'webhooks/7', { message: 'Webhook deleted' });
  held.webhooks = [];
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByText('Webhook deleted')).toBeTruthy();
});

test('without webhooks the page says what they are for, in Arabic too', async () => {
  serveWebhooks([]);
  await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { name: 'لا روابط Webhook بعد' })).toBeTruthy();
});
