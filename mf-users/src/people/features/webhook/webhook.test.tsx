import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDelivery, aWebhook, serveWebhooks } from '#/people/testing/webhooks.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/webhooks/7';
const failed = aDelivery({
  ...{ id: '2', state: 'waiting', problem: 'timeout', answerStatus: null, answer: null, tries: 3 },
  nextAt: '2026-11-21T09:00:00.000Z',
});

beforeEach(() => void signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.update']));

const menuOf = async (place: number) => {
  const rows = await screen.findAllByRole('button', { name: /Actions for Class added/ });
  return rows[place] as HTMLElement;
};

test('the log shows how each message went, and its details what was sent and answered', async () => {
  serveWebhooks([aWebhook({ id: '7' })], [failed, aDelivery({ id: '1' })]);
  const { user } = await renderAt(PAGE);
  expect(await screen.findByText('No answer in time')).toBeTruthy();
  expect(screen.getByText('https://flows7.example/in/s3cret')).toBeTruthy();
  await user.click(await menuOf(1));
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Class added' }));
  for (const text of ['Arrived', 'msg_1', 'class.created', '200', 'fine']) expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByText(/"id": "7"/)).toBeTruthy();
});

test('a message is sent again from its row and from its details', async () => {
  serveWebhooks([aWebhook({ id: '7' })], [failed, aDelivery({ id: '1', may: { retry: false } })]);
  const sent = takeBodies('post', 'webhook-deliveries/2/retry', { data: {} });
  const { user } = await renderAt(PAGE);
  await user.click(await menuOf(0));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(await menuOf(0));
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await menuOf(1));
  await screen.findByRole('menuitem', { name: 'Details' });
  expect(screen.queryByRole('menuitem', { name: 'Send again' })).toBeNull();
});

test('a message that cannot be sent again says why', async () => {
  serveWebhooks([aWebhook({ id: '7' })], [failed]);
  reject('post', 'webhook-deliveries/2/retry', 409);
  const { user } = await renderAt(PAGE);
  await user.click(await menuOf(0));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  expect(await screen.findByText('The webhook is not on. Switch it on first.')).toBeTruthy();
});

test('a webhook that was deleted is not found, in Arabic too', async () => {
  serveWebhooks([]);
  await renderAt(PAGE, 'ar');
  expect(await screen.findByText('رابط Webhook غير موجود')).toBeTruthy();
});

test('a log without messages says how to get one', async () => {
  serveWebhooks([aWebhook({ id: '7' })]);
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
});
