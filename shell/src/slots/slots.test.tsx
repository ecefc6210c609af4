import { PageHeader, Slot, useSlotFillers } from '@academy/shared-ui';
import { takeComplaints } from '@academy/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter } from '#/remotes/use-recovery.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { renderSite } from '#/testing/render-site.tsx';
import { resizeTo } from '#/testing/resize-to.ts';
import { fillersFor } from './fillers.ts';

const texts = {
  en: { title: 'Start', lessons: 'Lessons', bell: 'Notifications' },
  ar: { title: 'البداية', lessons: 'الدروس' },
};
const widget = { slot: 'home.widget', id: 'next', part: 'next', order: 2, size: { minHeight: 120, onPhone: 200 } };
const home = rawEntry({
  name: 'mf-home',
  version: '1.0.0-h',
  routes: [{ path: '/dashboard/home', screen: 'home', titleKey: 'title' }],
  texts,
});
const lessons = (...fillers: object[]) =>
  rawEntry({ name: 'mf-lessons', version: '1.0.0-l', texts, slots: fillers as (typeof widget)[] });
const bills = (...fillers: object[]) =>
  rawEntry({ name: 'mf-bills', version: '1.0.0-b', texts, slots: fillers as (typeof widget)[] });

function Tabs() {
  return (
    <p>{useSlotFillers('person.tab', { userId: '7', role: 'student' }).map(({ id, label }) => `${id}: ${label}`)}</p>
  );
}
const homeModule = {
  default: {
    Component: () => (
      <>
        <PageHeader title="Start" />
        <section aria-label="Widgets">
          <Slot name="home.widget" props={{}} />
        </section>
        <Tabs />
      </>
    ),
  },
};
const moduleWith = (...ids: string[]) => ({
  default: { Component: () => null, slots: Object.fromEntries(ids.map((id) => [id, () => <p>{`${id} is here`}</p>])) },
});
const broken = () => {
  throw new Error('broken widget');
};
const brokenModule = { default: { Component: () => null, slots: { next: broken } } };
type Outcomes = NonNullable<Parameters<typeof renderSite>[1]['outcomes']>;
const open = (remotes: unknown[], outcomes: Outcomes = {}, more = {}) =>
  renderSite('/dashboard/home', {
    remotes: [home, ...remotes],
    outcomes: { '1.0.0-h': homeModule, '1.0.0-l': moduleWith('next'), '1.0.0-b': moduleWith('bill'), ...outcomes },
    ...more,
  });
const widgets = () => screen.findByRole('region', { name: 'Widgets' });

/** Simulates which places are near the window: at once, or when a test says so. */
const view = { isNear: true, comeNear: () => {} };
class Observer {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe() {
    const comeNear = () => this.#notify([{ isIntersecting: true }]);
    view.comeNear = comeNear;
    if (view.isNear) queueMicrotask(comeNear);
  }
  disconnect() {}
}
beforeEach(() => {
  view.isNear = true;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a slot of a page', () => {
  it('a slot of a page shows the fillers of other remotes in their order', async () => {
    await open([lessons(widget), bills({ ...widget, id: 'bill', part: 'bill', order: 1 })]);
    await waitFor(async () => expect((await widgets()).textContent).toBe('bill is herenext is here'));
  });

  it('a slot of a page without fillers renders nothing', async () => {
    await open([lessons(), bills({ ...widget, slot: 'person.summary' })]);
    expect((await widgets()).childElementCount).toBe(0);
  });

  it('a filler that cannot be loaded, crashes or draws nothing leaves nothing in a slot of a page', async () => {
    const outcomes = { '1.0.0-b': 'unreachable', '1.0.0-l': brokenModule, '1.0.0-s': moduleOfNothing } as const;
    const silent = rawEntry({ name: 'mf-silent', version: '1.0.0-s', slots: [{ ...widget, id: 'silent' }] });
    await open([lessons(widget), bills({ ...widget, id: 'bill' }), silent], outcomes);
    await waitFor(async () => expect((await widgets()).childElementCount).toBe(0));
    expect((await widgets()).textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(takeComplaints().map(([source]) => source)).toEqual(
      expect.arrayContaining(['mf-lessons@1.0.0-l:', 'mf-bills@1.0.0-b:']),
    );
  });

  it('a filler that is late keeps its place, the page says so, and no menu entry is crossed out', async () => {
    const late = rawEntry({
      name: 'mf-bills',
      version: '1.0.0-b',
      texts,
      routes: [{ path: '/dashboard/bills', screen: 'bills', titleKey: 'title' }],
      menu: [{ id: 'bills', labelKey: 'lessons', to: '/dashboard/bills', icon: 'circle', order: 5 }],
      slots: [{ ...widget, id: 'bill', part: 'bill', order: 3 }] as (typeof widget)[],
    });
    await open([lessons(widget), late], { '1.0.0-b': 'hangs' });
    expect(await screen.findByText(/^Loading is slow/)).toBeTruthy();
    expect((await widgets()).textContent).toBe('next is here');
    const place = (await widgets()).lastElementChild;
    expect(getComputedStyle(place?.firstElementChild as Element).minHeight).toBe('120px');
    const [entry] = screen.getAllByRole('link', { name: /^Lessons/ });
    expect(entry?.textContent).toBe('Lessons');
    takeComplaints();
  });

  it('a slot of a page shows the previous release’s filler if the live one crashes', async () => {
    const previous = rawEntry({ name: 'mf-lessons', version: '0.9.0-l' });
    await open([{ ...lessons(widget), previous }], { '1.0.0-l': brokenModule, '0.9.0-l': moduleWith('next') });
    expect(await screen.findByText('next is here')).toBeTruthy();
    takeComplaints();
  });

  it('a slot of a page lists its fillers by their labels before their code has loaded', async () => {
    const tab = { ...widget, slot: 'person.tab', labelKey: 'lessons' };
    const { asked } = await open([lessons(tab)], {}, { language: 'ar' });
    expect(await screen.findByText('next: الدروس')).toBeTruthy();
    expect(asked).toEqual(['1.0.0-h/route']);
  });
});

const moduleOfNothing = { default: { Component: () => null, slots: { silent: () => null } } };

describe('a filler', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    view.isNear = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    resizeTo();
  });

  it('a filler reserves the size that it has on a phone', async () => {
    resizeTo(390);
    await open([lessons(widget)]);
    const place = (await widgets()).firstElementChild;
    expect(getComputedStyle(place?.firstElementChild as Element).minHeight).toBe('200px');
  });

  it('a filler shows the bones that it declares until its code has loaded, and none that this shell does not know', async () => {
    const size = { ...widget.size, bones: [['figures 4', 'hologram 2'], ['rows 3']], isBeside: true };
    await open([lessons({ ...widget, size })]);
    const place = (await widgets()).firstElementChild;
    const cards = [...(place?.querySelectorAll('[data-bones]') ?? [])];
    expect(cards.map((card) => card.childElementCount)).toEqual([1, 1]);
    expect(cards[1]?.firstElementChild?.childElementCount).toBe(3);
    expect(place?.closest('[aria-hidden]')).not.toBeNull();
    await act(async () => view.comeNear());
    expect(await screen.findByText('next is here')).toBeTruthy();
    expect(document.querySelector('[data-bones]')).toBeNull();
  });

  it('a filler is loaded when its place comes near, which reserves its size until then', async () => {
    const { asked } = await open([lessons(widget)]);
    const place = (await widgets()).firstElementChild;
    expect(asked).toEqual(['1.0.0-h/route']);
    expect(getComputedStyle(place?.firstElementChild as Element).minHeight).toBe('120px');
    await act(async () => view.comeNear());
    expect(await screen.findByText('next is here')).toBeTruthy();
    expect(asked).toContain('1.0.0-l/route');
    expect((await widgets()).childElementCount).toBe(1);
  });

  it('a filler is loaded when the page is idle', async () => {
    await open([lessons(widget)]);
    await widgets();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('next is here')).toBeTruthy();
  });

  it('a filler that failed is retried automatically, without reserving its size meanwhile', async () => {
    let arrive = () => {};
    const preload = () => new Promise<void>((resolve) => (arrive = resolve));
    const late = { default: { Component: () => null, slots: { next: Object.assign(() => <p>late</p>, { preload }) } } };
    await open([lessons(widget)], { '1.0.0-l': ['unreachable', 'unreachable', late] });
    await widgets();
    await act(async () => view.comeNear());
    await waitFor(async () => expect((await widgets()).childElementCount).toBe(0));
    takeComplaints();
    await act(() => vi.advanceTimersByTimeAsync(pauseAfter(0)));
    const place = (await widgets()).firstElementChild as Element;
    expect([getComputedStyle(place).position, place.childElementCount]).toEqual(['absolute', 0]);
    await act(async () => arrive());
    expect(await screen.findByText('late')).toBeTruthy();
  });
});

it('fillers are for their audience, and a filler of a newer slot is in no other one', () => {
  const staff = { ...widget, id: 'staff', only: ['admin'] };
  const viewer = { ...widget, id: 'reader', order: 1, permissions: ['lessons.read'] };
  const registry = registryOf([lessons(widget, staff, viewer, { ...widget, slot: 'class.before', id: 'newer' })]);
  const idsFor = (role: string, ...permissions: string[]) =>
    fillersFor(registry, { roles: [role], permissions: new Set(permissions) })['home.widget']?.map(({ id }) => id);
  expect(idsFor('student', 'lessons.read')).toEqual(['reader', 'next']);
  expect(idsFor('admin')).toEqual(['next', 'staff']);
});

it('controls and counters of a release for shell 1.0 work as fillers', () => {
  const control = { id: 'bell', slot: 'bell/bell', labelKey: 'bell', icon: 'bell', order: 1 };
  const entry = { id: 'chats', labelKey: 'title', to: '/dashboard/chats', icon: 'circle', order: 2, badge: 'count' };
  const old = { ...lessons(), topBar: [control], menu: [entry], slots: { 'bell/bell': ['bell.js'], count: [] } };
  const registry = registryOf([{ ...old, previous: old }]);
  const fillers = fillersFor(registry, { roles: ['student'], permissions: new Set() });
  expect(fillers.topbar).toMatchObject([{ id: 'bell', label: { en: 'Notifications' } }]);
  expect(fillers['menu.badge']).toMatchObject([{ id: 'chats', entry: 'chats' }]);
  expect(registry.remotes[0]?.entry).toMatchObject({ slotFiles: old.slots, previousVersion: old.version });
});
