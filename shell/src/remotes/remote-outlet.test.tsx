import { takeComplaints } from '@academy/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';

const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }];
const lessons = { version: '2.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Nothing is ever idle, as where a screen draws itself again in each task. */
async function renderBusy(previousVersion: string | null) {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const outcomes = { '2.0.0-l': pageModule('Endless'), '1.0.0-l': pageModule('All lessons') };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderSite('/dashboard/lessons', { remotes: [rawEntry({ ...lessons, previousVersion })], outcomes });
  expect(screen.getByRole('heading', { name: 'Endless' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
}

it('a screen that draws itself without end gives way to the previous release', async () => {
  await renderBusy('1.0.0-l');
  expect(screen.getByRole('heading', { name: 'All lessons' })).toBeTruthy();
  expect(takeComplaints()).toEqual([[expect.stringContaining('mf-lessons@2.0.0-l crashed'), expect.anything()]]);
});

it('a screen that draws itself without end is ended with its reason where nothing was before', async () => {
  await renderBusy(null);
  expect(screen.getByText(/mf-lessons 2\.0\.0-l · crashed · draws itself without end/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Endless' })).toBeNull();
  expect(takeComplaints()).toHaveLength(1);
});
