import { endSession } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { takeComplaints } from '@academy/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillersFor } from '#/slots/fillers.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';
import { resizeTo } from '#/testing/resize-to.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  resizeTo();
});

const texts = { en: { title: 'Lessons', chats: 'Messages' }, ar: { title: 'الدروس', chats: 'الرسائل' } };
const lessons = rawEntry({
  name: 'mf-lessons',
  version: '1.0.0-l',
  routes: [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }],
  menu: [{ id: 'lessons', labelKey: 'title', to: '/dashboard/lessons', icon: 'circle', order: 1, bottomBar: 1 }],
  texts,
});
const entry = { id: 'chats', labelKey: 'chats', to: '/dashboard/chats', icon: 'circle', order: 2, bottomBar: 2 };
const count = { slot: 'menu.badge', id: 'unread', part: 'count', entry: 'chats', order: 1 };
const chats = (more = {}) =>
  rawEntry({ name: 'mf-chats', version: '1.0.0-c', menu: [{ ...entry, ...more }], slots: [count], texts });

let say: SlotProps<'menu.badge'>['onCount'] = () => {};
function Counter({ onCount }: SlotProps<'menu.badge'>) {
  useEffect(() => {
    say = onCount;
    onCount(3);
  }, [onCount]);
  return null;
}
const withCounter = { default: { Component: () => null, slots: { unread: Counter } } };
const open = (outcome: object, language: 'en' | 'ar' = 'en') =>
  renderSite('/dashboard/lessons', {
    remotes: [lessons, chats()],
    outcomes: { '1.0.0-l': pageModule('All lessons'), '1.0.0-c': outcome },
    language,
  });
const beQuiet = () => act(() => vi.advanceTimersByTimeAsync(8000));
const linkIn = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name: /Messages/ });

it('a menu counter loads when the page is idle and shows in menu and title', async () => {
  const { asked } = await open(withCounter);
  await screen.findByRole('heading', { name: 'All lessons' });
  expect(asked).toEqual(['1.0.0-l/route']);
  expect(document.title).toBe('Lessons · Academy');
  await beQuiet();
  await waitFor(() => expect(document.title).toBe('(3) Lessons · Academy'));
  expect(linkIn('Main menu').textContent).toBe('Messages3 3 unread');
  act(() => say(0));
  expect(document.title).toBe('Lessons · Academy');
  expect(linkIn('Main menu').textContent).toBe('Messages');
});

it('a menu counter is shown in the bar of a phone', async () => {
  resizeTo(390);
  await open(withCounter);
  await beQuiet();
  await waitFor(() => expect(linkIn('Sections').textContent).toBe('Messages3 3 unread'));
});

it('the count of the last visit is in the menu before its counter has loaded', async () => {
  const first = await open(withCounter);
  await beQuiet();
  await waitFor(() => expect(document.title).toBe('(3) Lessons · Academy'));
  first.unmount();
  act(() => endSession('expired'));
  const { asked } = await open(withCounter);
  expect(linkIn('Main menu').textContent).toBe('Messages3 3 unread');
  expect(asked).toEqual(['1.0.0-l/route']);
});

it('a count beyond 99 is shortened', async () => {
  await open(withCounter);
  await beQuiet();
  act(() => say(140));
  expect(linkIn('Main menu').textContent).toBe('Messages99+ 140 unread');
});

it.each([
  [1, 'غير المقروء: 1'],
  [2, 'غير المقروء: 2'],
  [5, '5 عناصر غير مقروءة'],
])('the number of %i unread items is named in Arabic', async (count, words) => {
  await open(withCounter, 'ar');
  await beQuiet();
  act(() => say(count));
  expect(screen.getByText(words)).toBeTruthy();
});

it('a failing counter does not change the menu', async () => {
  await open(pageModule('Chats'));
  await beQuiet();
  expect(linkIn('Main menu').textContent).toBe('Messages');
  expect(takeComplaints()[0]).toMatchObject(['mf-chats@1.0.0-c:', { message: 'has no slot unread' }]);
  takeComplaints();
});

it('counters have the audience of their entries', () => {
  const registry = registryOf([lessons, chats({ permissions: ['messaging.read'] })]);
  const idsFor = (...permissions: string[]) =>
    fillersFor(registry, { roles: ['student'], permissions: new Set(permissions) })['menu.badge']?.map(({ id }) => id);
  expect(idsFor('messaging.read')).toEqual(['unread']);
  expect(idsFor()).toEqual([]);
});
