import { expect, it } from 'vitest';
import { defineNotification } from './define-notification.ts';
import { notificationPresenter } from './notifications.presenter.ts';

const kinds = [
  defineNotification({
    key: 'star.given',
    scope: 'product',
    recipients: 'who gets it',
    params: ['by'],
    message: ({ by }, count) => `${count} stars, the last by ${by}`,
  }),
  defineNotification({
    key: 'star.left',
    scope: 'product',
    recipients: 'who has them',
    params: ['stars'],
    count: 'stars',
    message: (_, count) => `${count} stars left`,
  }),
  defineNotification({
    key: 'star.named',
    scope: 'comment',
    recipients: 'who named it',
    params: ['nameId'],
    relatedParam: 'nameId',
    message: () => 'Your star has a name',
  }),
];
const presented = (key: string, params: Record<string, string>) =>
  notificationPresenter(kinds)({
    id: '1',
    key,
    params,
    actors: 3,
    scope: 'product',
    relatedId: '7',
    createdAt: '2026-11-20T08:00:00.000Z',
    read: false,
  });

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
