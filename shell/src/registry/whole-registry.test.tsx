import { expectWords, usePermissionLabels } from '@academy/shared-auth';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rawEntry, rawRegistry } from '#/testing/registry.fixture.ts';
import { type KnownRegistry, readRegistry } from './registry.ts';
import { registryStore } from './registry-store.ts';
import { followLaterWords, wholeOf } from './whole-registry.ts';
import { wholeStore } from './whole-store.ts';

const LATER = '/remotes.json?part=later&v=a';
const words = {
  name: 'mf-lessons',
  palette: [{ id: 'add', labelKey: 'add', to: '/dashboard/lessons/add', icon: 'plus', order: 1 }],
  search: [],
  permissionGroups: [{ group: 'lessons', labelKey: 'group', actions: {} }],
  notifications: [],
  texts: { en: { add: 'Add a lesson', group: 'Lessons' }, ar: { add: 'إضافة درس', group: 'الدروس' } },
  icons: { plus: [] },
  integrity: {},
};

/** A registry whose remote has a title in its first part. */
function firstPart(): KnownRegistry {
  const texts = { en: { title: 'My lessons' }, ar: { title: 'دروسي' } };
  const registry = readRegistry({ ...rawRegistry([rawEntry({ texts })]), later: LATER });
  if (!registry) throw new Error('the fixture is no registry');
  registryStore.setState({ current: registry });
  return registry;
}

/** The server's response for the later part. */
function serve(respond: () => Promise<Response>) {
  const fetched = vi.fn((_address: string) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** A place with words of the later part. */
function Group() {
  return usePermissionLabels()('lessons')?.label.en ?? 'lessons';
}

const place = (
  <Suspense fallback="…">
    <Group />
  </Suspense>
);

beforeEach(() => wholeStore.setState({ whole: null, hasFailed: false }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expectWords(null);
});
// What follows the registry stays: in later files of this worker it must make no place wait.
afterAll(() => wholeStore.setState({ whole: null, hasFailed: true }));

it('a place that needs later words waits for them, and shows no key', async () => {
  firstPart();
  let arrive = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  serve(() => response);
  followLaterWords();
  const { container } = await act(async () => render(place));
  expect(container.textContent).toBe('…');
  await act(async () => arrive(Response.json({ remotes: [words] })));
  expect(await screen.findByText('Lessons')).toBeTruthy();
});

it('a registry gets its later part once, beside what its first part has', async () => {
  const registry = firstPart();
  const fetched = serve(async () => Response.json({ remotes: [words, { name: 'mf-odd' }] }));
  const whole = await wholeOf(registry);
  expect(await wholeOf(registry)).toBe(whole);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([LATER]);
  const [remote] = whole.remotes;
  expect(remote?.palette.map(({ to }) => to)).toEqual(['/dashboard/lessons/add']);
  expect(remote?.texts.en).toEqual({ title: 'My lessons', add: 'Add a lesson', group: 'Lessons' });
  expect(remote?.routes).toEqual(registry.remotes[0]?.routes);
});

it('no place waits for a later part that does not load; a further try brings its words', async () => {
  vi.useFakeTimers();
  const registry = firstPart();
  const fetched = serve(() => Promise.reject(new TypeError('Failed to fetch')));
  followLaterWords();
  const { container } = render(place);
  expect(await wholeOf(registry)).toBe(registry);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container.textContent).toBe('lessons');
  fetched.mockImplementation(async () => Response.json({ remotes: [words] }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(container.textContent).toBe('Lessons');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the later part of the API before this one, without hashes, gives its words', async () => {
  const registry = firstPart();
  const { integrity: _, ...former } = words;
  serve(async () => Response.json({ remotes: [former] }));
  const whole = await wholeOf(registry);
  expect(whole.remotes[0]?.texts.en).toEqual({ title: 'My lessons', add: 'Add a lesson', group: 'Lessons' });
});
