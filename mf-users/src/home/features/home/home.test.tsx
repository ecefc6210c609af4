import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderWithFillers } from '#/testing/render-at.tsx';
import { orderWidgets } from './order-widgets.ts';

const PATH = '/dashboard/statistics';
const ids = ['next', 'people', 'money'];
const fillers = { 'home.widget': ids };
const shown = () => screen.getAllByText(/^(next|people|money) \{/).map(({ textContent }) => textContent?.split(' ')[0]);

beforeEach(() => {
  localStorage.clear();
  signInForTest({ id: '1', name: 'Maryam', role: 'admin', roles: ['admin'] }, ['timeline.read']);
});

test('the start page shows the parts of all remotes in their order', async () => {
  await renderWithFillers(PATH, fillers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
  expect(shown()).toEqual(ids);
});

test('a moved part keeps its place for the viewer, and the order can be reset', async () => {
  const { user, unmount } = await renderWithFillers(PATH, fillers);
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  const list = screen.getByRole('region', { name: 'Order of this page' });
  await user.click(within(list).getByRole('button', { name: 'Move money up' }));
  expect(shown()).toEqual(['next', 'money', 'people']);
  expect(within(list).getByRole('status').textContent).toBe('money is now number 2 of 3');
  await user.click(within(list).getByRole('button', { name: 'Move next up' }));
  expect(shown()).toEqual(['next', 'money', 'people']);
  unmount();
  const again = await renderWithFillers(PATH, fillers);
  expect(shown()).toEqual(['next', 'money', 'people']);
  await again.user.click(screen.getByRole('button', { name: 'Arrange' }));
  await again.user.click(screen.getByRole('button', { name: 'Back to the usual order' }));
  expect(shown()).toEqual(ids);
});

test('the order of another user of the device is not used', async () => {
  localStorage.setItem('home-order:2', JSON.stringify(['money', 'people', 'next']));
  await renderWithFillers(PATH, fillers);
  expect(shown()).toEqual(ids);
});

test('a start page with two parts cannot be arranged', async () => {
  await renderWithFillers(PATH, { 'home.widget': ['next', 'people'] });
  expect(shown()).toEqual(['next', 'people']);
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
});

test.each([
  [['a', 'b', 'c'], [], ['a', 'b', 'c']],
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  [
    ['a', 'new', 'b', 'c'],
    ['c', 'a', 'b'],
    ['c', 'a', 'new', 'b'],
  ],
  [
    ['new', 'a', 'b'],
    ['b', 'a'],
    ['new', 'b', 'a'],
  ],
  [
    ['a', 'b'],
    ['gone', 'b', 'a'],
    ['b', 'a'],
  ],
])('the parts %j in the stored order %j are shown as %j', (widgets, order, expected) => {
  const ordered = orderWidgets(
    widgets.map((id) => ({ id })),
    order,
  );
  expect(ordered.map(({ id }) => id)).toEqual(expected);
});
