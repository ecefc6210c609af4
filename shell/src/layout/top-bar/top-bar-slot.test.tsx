import { endSession } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { takeComplaints } from '@academy/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter } from '#/remotes/use-recovery.ts';
import { fillersFor } from '#/slots/fillers.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';

const bell = { slot: 'topbar', id: 'bell', part: 'bell', labelKey: 'bell', icon: 'bell', order: 2 };
const texts = { en: { bell: 'Notifications', help: 'Help', title: 'Lessons' }, ar: { bell: 'الإشعارات' } };
const lessons = rawEntry({
  name: 'mf-lessons',
  version: '1.0.0-l',
  routes: [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }],
  texts,
});
const timeline = (more = {}) => rawEntry({ name: 'mf-timeline', version: '1.0.0-t', texts, slots: [bell], ...more });

function Bell({ isAskedFor }: SlotProps<'topbar'>) {
  const [isOpen] = useState(isAskedFor);
  return <button type="button">{isOpen ? 'opened' : 'closed'}</button>;
}
const withBell = { default: { Component: () => null, slots: { bell: Bell } } };
const open = (outcome: object | string | (object | string)[], more = {}, holder = {}) =>
  renderSite('/dashboard/lessons', {
    remotes: [lessons, timeline(more)],
    holder,
    outcomes: { '1.0.0-l': pageModule('All lessons'), '1.0.0-t': outcome as object },
  });
const standIn = (name: string | RegExp = 'Notifications') => screen.findByRole('button', { name });
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

describe('a slot of the top bar', () => {
  it('a slot of the top bar starts as a named icon without its code', async () => {
    const { asked } = await open(withBell);
    const button = await standIn();
    expect(button.nextElementSibling).toBeNull();
    expect(asked).toEqual(['1.0.0-l/route']);
  });

  it('a slot of the top bar loads when a pointer is near and keeps the icon’s focus', async () => {
    const { asked } = await open(withBell);
    (await standIn()).focus();
    const icon = await standIn();
    await act(async () => fireEvent.pointerEnter(icon));
    const button = await screen.findByRole('button', { name: 'closed' });
    expect(asked).toContain('1.0.0-t/route');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('a slot of the top bar that was clicked opens when it has loaded', async () => {
    await open(withBell);
    await press(await standIn());
    expect(await screen.findByRole('button', { name: 'opened' })).toBeTruthy();
  });

  /** A pointer comes near, which loads the code, and clicks before it has loaded. */
  async function beginPress(): Promise<HTMLElement> {
    const icon = await standIn();
    await act(async () => {
      fireEvent.pointerEnter(icon);
      fireEvent.pointerDown(icon);
    });
    return icon;
  }

  it('a slot whose code loads during a click replaces the icon after the click, and opens', async () => {
    const { asked } = await open(withBell);
    const icon = await beginPress();
    expect(asked).toContain('1.0.0-t/route');
    fireEvent.pointerUp(icon);
    await act(async () => {});
    expect([icon.isConnected, screen.queryByRole('button', { name: 'closed' })]).toEqual([true, null]);
    await press(icon);
    expect(await screen.findByRole('button', { name: 'opened' })).toBeTruthy();
  });

  it('a slot whose press ends without a click replaces the icon closed', async () => {
    await open(withBell);
    const icon = await beginPress();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerCancel(icon);
    await act(() => vi.advanceTimersByTimeAsync(400));
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: 'closed' })).toBeTruthy();
  });

  it('a slot loads by the route module, also with single-spa pages', async () => {
    const { asked } = await open(withBell, { mount: 'single-spa' });
    await press(await standIn());
    await screen.findByRole('button', { name: 'opened' });
    expect(asked).toContain('1.0.0-t/route');
  });

  it('a failing slot of the top bar says so, and a click retries', async () => {
    await open(['unreachable', 'unreachable', withBell]);
    await press(await standIn());
    const down = await standIn('Notifications · Not available right now');
    takeComplaints();
    await press(down);
    expect(await screen.findByRole('button', { name: 'opened' })).toBeTruthy();
  });

  it('a slot that its release lacks says so, and the bar stays', async () => {
    await open(pageModule('Posts'));
    await press(await standIn());
    expect(await standIn('Notifications · Not available right now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeTruthy();
    takeComplaints();
  });
});

it('the count of the last visit is there before the code, and the new count is stored only for its user', async () => {
  function Counting({ lastCount, onCount }: SlotProps<'topbar'>) {
    useEffect(() => onCount?.(2), [onCount]);
    return <button type="button">{lastCount} waiting</button>;
  }
  const counting = { default: { Component: () => null, slots: { bell: Counting } } };
  const first = await open(counting);
  await press(await standIn());
  await screen.findByRole('button', { name: '2 waiting' });
  expect(document.title).toBe('Lessons · Academy');
  first.unmount();
  await act(async () => endSession('expired'));
  const next = await open(counting);
  expect((await standIn('Notifications · 2 unread')).textContent).toBe('2');
  next.unmount();
  await open(counting, {}, { id: '2' });
  expect((await standIn()).textContent).toBe('');
});

describe('a slot that failed', () => {
  const broken = () => {
    throw new Error('broken bell');
  };
  const crashing = { default: { Component: () => null, slots: { bell: broken } } };
  const down = 'Notifications · Not available right now';
  const fail = async (outcome: object) => {
    const site = await open([outcome, withBell]);
    await press(await standIn());
    return { ...site, button: await standIn(down) };
  };
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    takeComplaints();
  });

  it('a failed slot of the top bar names version, kind and reason', async () => {
    const { button } = await fail(crashing);
    expect(button.getAttribute('aria-description')).toBe('mf-timeline 1.0.0-t · crashed · broken bell');
    expect(takeComplaints()).toMatchObject([['mf-timeline@1.0.0-t:', { message: 'broken bell' }]]);
  });

  it('a failed slot of the top bar is retried after a pause', async () => {
    await fail(crashing);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await standIn('closed')).toBeTruthy();
  });

  it('a failed slot of the top bar is retried at the next connection', async () => {
    await fail(crashing);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await standIn('closed')).toBeTruthy();
  });

  it('a failed slot of the top bar is retried at a navigation', async () => {
    const { router } = await fail(crashing);
    await act(() => router.navigate('/dashboard/lessons/7'));
    expect(await standIn('closed')).toBeTruthy();
  });

  it('a failed slot of the top bar shows the previous release’s', async () => {
    const previous = rawEntry({ name: 'mf-timeline', version: '0.9.0-t' });
    await renderSite('/dashboard/lessons', {
      remotes: [lessons, timeline({ previous })],
      outcomes: { '1.0.0-l': pageModule('All lessons'), '1.0.0-t': crashing, '0.9.0-t': withBell },
    });
    await press(await standIn());
    expect(await standIn('opened')).toBeTruthy();
  });
});

it('pauses between attempts grow, up to a minute', () => {
  expect([0, 1, 2, 5, 50].map(pauseAfter)).toEqual([2000, 4000, 8000, 60_000, 60_000]);
});

it('slots of the top bar are for their audience, in their order', () => {
  const help = { ...bell, id: 'help', labelKey: 'help', order: 1 };
  const staff = { ...bell, id: 'staff', order: 0, only: ['admin'] };
  const registry = registryOf([timeline({ slots: [bell, staff, { ...help, permissions: ['timeline.read'] }] })]);
  const idsFor = (role: string, ...permissions: string[]) =>
    fillersFor(registry, { roles: [role], permissions: new Set(permissions) }).topbar?.map(({ id }) => id);
  expect(idsFor('student', 'timeline.read')).toEqual(['help', 'bell']);
  expect(idsFor('admin')).toEqual(['staff', 'bell']);
});

it('a registry without slots has none', () => {
  expect(registryOf([lessons]).remotes[0]?.slots).toEqual([]);
});
