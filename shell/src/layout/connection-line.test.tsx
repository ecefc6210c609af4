import { http, noteWaiting, replaceTransport } from '@academy/shared-auth';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';

const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }];
const lessons = rawEntry({ version: '1.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } });

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

let restoreTransport = () => {};

afterEach(() => {
  restoreTransport();
  vi.useRealTimers();
  noteWaiting('letters', 0);
  vi.restoreAllMocks();
});

it('without a connection the shell says so, and whether something waits to be sent', async () => {
  await renderSite('/dashboard/lessons', { remotes: [lessons], outcomes: { '1.0.0-l': pageModule('All lessons') } });
  act(() => noteWaiting('letters', 2));
  expect(screen.queryByText(/^No connection/)).toBeNull();
  act(() => goOffline(true));
  expect(screen.getByText(/^No connection/).textContent).toContain('What you have sent is kept on this device');
  act(() => noteWaiting('letters', 0));
  expect(screen.getByText(/^No connection/).textContent).toContain('You see what was loaded last');
  act(() => goOffline(false));
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

it('a request without a response for four seconds makes the shell say that the connection is slow', async () => {
  await renderSite('/dashboard/lessons', { remotes: [lessons], outcomes: { '1.0.0-l': pageModule('All lessons') } });
  vi.useFakeTimers();
  let respond = (_: Response) => {};
  restoreTransport = replaceTransport(() => new Promise((resolve) => (respond = resolve)));
  const request = http.get('lessons').then(() => {});
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(screen.queryByText(/connection is slow/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/connection is slow/).closest('[role="status"]')).toBeTruthy();
  await act(async () => {
    respond(Response.json({}));
    await request;
  });
  expect(screen.queryByText(/connection is slow/)).toBeNull();
});
