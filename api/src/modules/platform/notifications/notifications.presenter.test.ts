import { expect, it } from 'vitest';
import { defineNotification } from './define-notification.ts';
import { notificationPresenter } from './notifications.presenter.ts';

const reach = { group: 'timeline', channels: ['push', 'mail'] } as const;
const kinds = [
  defineNotification({
    ...reach,
    key: 'star.given',
    scope: 'product',
    recipients: 'who gets it',
    params: ['by'],
    message: ({ by }, count) => `${count} stars, the last by ${by}`,
  }),
  defineNotification({
    ...reach,
    key: 'star.left',
    scope: 'product',
    recipients: 'who has them',
    params: ['stars'],
    count: 'stars',
    message: (_, count) => `${count} stars left`,
  }),
  defineNotification({
    ...reach,
    key: 'star.rises',
    scope: 'product',
    recipients: 'who waits',
    params: ['at'],
    instants: ['at'],
    message: ({ at }) => `A star rises on ${at}`,
  }),
  defineNotification({
    ...reach,
    key: 'star.named',
    scope: 'comment',
    recipients: 'who named it',
    params: ['nameId'],
    relatedParam: 'nameId',
    message: () => 'Your star has a name',
  }),
];
const presented = (key: string, params: Record<string, string>, zone: string | null = null) => {
  const about = { scope: 'product', relatedId: '7', createdAt: '2026-11-20T08:00:00.000Z', read: false } as const;
  return notificationPresenter(kinds)({ id: '1', key, params, actors: 3, ...about }, zone);
};

it('the count of a notification is the number of actors', () => {
  expect(presented('star.given', { by: 'Huda' })).toMatchObject({
    message: '3 stars, the last by Huda',
    params: { by: 'Huda', count: 3 },
    relatedId: '7',
  });
});

it('the count of a kind that names a parameter for it is that parameter', () => {
  expect(presented('star.left', { stars: '12' })).toMatchObject({ message: '12 stars left', params: { count: 12 } });
});

it('the related id of a kind that names a parameter for it is that parameter', () => {
  expect(presented('star.named', { nameId: '9' }).relatedId).toBe('9');
});

it('a notification of an undeclared kind keeps its parameters and has a general message', () => {
  expect(presented('moon.full', { day: '15' })).toMatchObject({
    message: 'Something new in the academy',
    key: 'moon.full',
    params: { day: '15', count: 3 },
  });
});

it.each([
  ['Asia/Kuala_Lumpur', 'Mon, 23 Nov 2026, 1:00 am'],
  ['America/Toronto', 'Sun, 22 Nov 2026, 12:00 pm'],
  ['Nowhere', 'Sun, 22 Nov 2026, 8:00 pm'],
  [null, 'Sun, 22 Nov 2026, 8:00 pm'],
])('an instant in a notification is shown in the viewer’s zone %s, and its parameter stays in UTC', (zone, text) => {
  const at = '2026-11-22T17:00:00.000Z';
  const sent = presented('star.rises', { at }, zone);
  expect(sent.message).toBe(`A star rises on ${text}`);
  expect(sent.params).toMatchObject({ at });
});

it('a day without a time in a notification is the same day in each zone', () => {
  for (const zone of ['America/Toronto', 'Asia/Kuala_Lumpur', null])
    expect(presented('star.rises', { at: '2026-11-22' }, zone).message).toBe('A star rises on Sun, 22 Nov 2026');
});
