import { PageHeader } from '@academy/shared-ui';
import { takeComplaints } from '@academy/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';

const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }];
const lessons = { version: '2.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } };
/** More commits than a part may request in a row. */
const TURNS = 300;

const hold = (event: Event) => event.preventDefault();

afterEach(() => {
  window.removeEventListener('beforeunload', hold);
  vi.restoreAllMocks();
});

/** A screen that commits `TURNS` times after it may start, each commit a tenth of a second after the one before. */
function screenThat(drawAgain: (again: () => void) => void) {
  let now = 0;
  let begin = () => {};
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  function Screen() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      now += 100;
      if (count === 0) begin = () => setCount(1);
      else if (count < TURNS) drawAgain(() => setCount(count + 1));
    }, [count]);
    return <PageHeader title={count < TURNS ? 'Endless' : 'Done'} />;
  }
  return { module: { default: { Component: Screen } }, begin: () => begin() };
}

/** The title of the page with this screen as the live release, after it has drawn itself often enough. */
async function titleAfter({ module, begin }: ReturnType<typeof screenThat>, previousVersion: string | null) {
  const outcomes = { '2.0.0-l': module, '1.0.0-l': pageModule('All lessons') };
  await renderSite('/dashboard/lessons', { remotes: [rawEntry({ ...lessons, previousVersion })], outcomes });
  expect(screen.getByRole('heading', { name: 'Endless' })).toBeTruthy();
  // React draws in its own tasks, as in a browser, not within `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  begin();
  const title = await screen.findByRole(
    'heading',
    { name: /All lessons|Done|^Lessons/, level: 1 },
    { timeout: 10_000 },
  );
  vi.unstubAllGlobals();
  return title.textContent;
}

/** Without messages of React's development build about each fifty commits that effects caused. */
const takeOwnComplaints = () => takeComplaints().filter(([text]) => !/^Maximum update depth/.test(String(text)));
it('a screen whose effects draw it without end is replaced by the previous release', async () => {
  expect(
    await titleAfter(
      screenThat((again) => again()),
      '1.0.0-l',
    ),
  ).toBe('All lessons');
  expect(takeOwnComplaints()).toEqual([[expect.stringContaining('mf-lessons@2.0.0-l crashed'), expect.anything()]]);
});

it('a screen whose promises draw it without end is replaced by the previous release', async () => {
  const drawing = screenThat((again) => void Promise.resolve().then(again));
  expect(await titleAfter(drawing, '1.0.0-l')).toBe('All lessons');
  expect(takeOwnComplaints()).toHaveLength(1);
});

it('a screen that draws itself without end shows the error if there is no previous release', async () => {
  const drawing = screenThat((again) => again());
  expect(await titleAfter(drawing, null)).toBe('Lessons');
  expect(screen.getByText(/mf-lessons 2\.0\.0-l · crashed · draws itself without end/)).toBeTruthy();
  expect(takeOwnComplaints()).toHaveLength(1);
});

it('a screen that is redrawn for each of three hundred messages stays, however slow the device is', async () => {
  const drawing = screenThat((again) => void setImmediate(again));
  expect(await titleAfter(drawing, '1.0.0-l')).toBe('Done');
});

it('a screen with unsaved input stays, even if it draws itself without end', async () => {
  window.addEventListener('beforeunload', hold);
  const drawing = screenThat((again) => again());
  expect(await titleAfter(drawing, '1.0.0-l')).toBe('Done');
  expect(takeOwnComplaints()).toEqual([]);
});
