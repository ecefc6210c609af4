import { provideNotificationTexts, signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Delivery, deliveryPageSchema } from '#/people/api/deliveries.ts';
import { ownNotifications, renderTab } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';

const aDelivery = (about: Partial<Delivery> & { id: string }): Delivery => ({
  kind: 'account.password',
  params: {},
  channel: 'mail',
  target: 'm…@academy.test',
  status: 'sent',
  reason: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  sentAt: null,
  nextAt: null,
  may: { retry: false },
  ...about,
});

/** Responds page by page; the returned list collects the ids that were sent again. */
function serveLog(...pages: Delivery[][]) {
  const retried: string[] = [];
  server.use(
    http.get('*/api/users/9/deliveries', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const pagination = { page, totalPages: pages.length };
      return HttpResponse.json(v.parse(deliveryPageSchema, { data: pages[page - 1] ?? [], pagination }));
    }),
    http.post('*/api/deliveries/:id/retry', ({ params }) => {
      retried.push(String(params.id));
      return HttpResponse.json({ data: {} });
    }),
  );
  return retried;
}

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read']);
  provideNotificationTexts([ownNotifications()]);
});
afterEach(() => provideNotificationTexts([]));

test('each delivery shows its subject, target and result in words', async () => {
  serveLog([
    aDelivery({ id: '3', status: 'dropped', reason: 'bounced' }),
    aDelivery({ id: '2', kind: 'later.kind', channel: 'push', target: 'Chrome · Android' }),
    aDelivery({ id: '1', status: 'dropped', reason: 'unverified' }),
  ]);
  await renderTab('deliveries', '9', 'admin');
  await screen.findByText('The address is not confirmed');
  const [bounced, sent] = await screen.findAllByRole('listitem');
  for (const text of ['Not sent', 'The address rejects emails']) within(bounced ?? document.body).getByText(text);
  expect(bounced?.textContent).toContain('m…@academy.test');
  expect(bounced?.textContent).toMatch(/password/i);
  for (const text of ['later.kind', 'Chrome · Android', 'Sent']) within(sent ?? document.body).getByText(text);
});

test('a failed delivery is sent again', async () => {
  const retried = serveLog([aDelivery({ id: '4', status: 'failed', reason: '421 busy', may: { retry: true } })]);
  const { user } = await renderTab('deliveries', '9', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByText('It is sent again now');
  expect(retried).toEqual(['4']);
});

test('older deliveries load on request', async () => {
  serveLog([aDelivery({ id: '2' })], [aDelivery({ id: '1', kind: 'older.kind' })]);
  const { user } = await renderTab('deliveries', '9', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('older.kind');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a person without deliveries has an empty log, in both languages', async () => {
  serveLog([]);
  const { unmount } = await renderTab('deliveries', '9', 'admin');
  await screen.findByText('Nothing was sent yet');
  unmount();
  await renderTab('deliveries', '9', 'admin', 'ar');
  await screen.findByText('لم يُرسل شيء بعد');
});

test('a log of deliveries that failed to load can be retried', async () => {
  reject('get', 'users/9/deliveries', 503);
  const { user } = await renderTab('deliveries', '9', 'admin');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveLog([aDelivery({ id: '2', kind: 'later.kind' })]);
  await user.click(retry);
  await screen.findByText('later.kind');
});
