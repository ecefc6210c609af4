import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aKeptClass, keptClassesOf } from '#/testing/kept-classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/kept-classes';
const { layer } = aKeptClass();

beforeEach(() => {
  signInAs('leader');
});

test('each class that stayed shows the layer with its days, the time that it has not got, and the reason', async () => {
  const moved = aKeptClass({
    id: '2',
    title: 'Tajweed – Maryam',
    wantedAt: '2040-03-06T13:00:00.000Z',
    state: 'skipped',
    problem: 'chosen',
    layer: { ...layer, kind: 'shift', id: '5', person: null, may: { open: false } },
  });
  const closed = aKeptClass({
    id: '4',
    title: 'Qaida – Omar',
    problem: 'taken',
    layer: { ...layer, kind: 'closure', id: '6', name: { en: 'Eid', ar: 'العيد' }, person: null },
  });
  serve('kept-classes', keptClassesOf([aKeptClass(), moved, closed]));
  await renderAt(PAGE);
  await screen.findByRole('link', { name: 'Tajweed – Maryam' });
  const rows = screen.getAllByRole('listitem').slice(-3);
  const [first, second, third] = rows.map((row) => within(row));
  const hold = first?.getByRole('link', { name: /^⁨Yusuf⁩’s pause: / });
  expect(hold?.getAttribute('href')).toBe('/dashboard/users/student/3');
  first?.getByText('The academy is closed at that time.');
  first?.getByText('Not changed back');
  second?.getByText(/^Changed class times: /);
  expect(second?.queryByRole('link', { name: /Changed class times/ })).toBeNull();
  second?.getByText(/^Meant for: /);
  second?.getByText('It was left as it is on purpose.');
  expect(third?.getByRole('link', { name: /^⁨Eid⁩: / }).getAttribute('href')).toBe('/dashboard/closures/6');
});

test('without any, the page says what would be here, in Arabic', async () => {
  serve('kept-classes', keptClassesOf([]));
  await renderAt(PAGE, 'ar');
  expect(await screen.findByText('لا توجد حصص بقيت على حالها')).toBeTruthy();
});

test('classes that could not be loaded can be retried, and more load page by page', async () => {
  reject('get', 'kept-classes', 422);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve('kept-classes', (search) => keptClassesOf([aKeptClass({ id: search.get('page') ?? '' })], 21));
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('link', { name: 'Qaida – Yusuf' })).toHaveLength(2);
});
