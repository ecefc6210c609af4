import { endSession, http, outbox, replaceTransport } from '@academy/shared-auth';
import { clearCopiesForTest, clearOutboxForTest, noteCopyForTest, startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { RouteSkeleton } from '#/remotes/remote-outlet.tsx';
import { followOutbox } from '#/session/follow-outbox.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';
import { texts } from '#/testing/texts.ts';
import { ConnectionLine } from './connection-line.tsx';

const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }];
const lessons = rawEntry({ version: '1.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } });

const onLine = vi.spyOn(navigator, 'onLine', 'get');
function goOffline(isOffline: boolean): void {
  onLine.mockReturnValue(!isOffline);
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

let restoreTransport = () => {};

afterEach(() => {
  restoreTransport();
  vi.useRealTimers();
  clearOutboxForTest();
  clearCopiesForTest();
  onLine.mockReturnValue(true);
});

afterAll(() => onLine.mockRestore());

const page = { remotes: [lessons], outcomes: { '1.0.0-l': pageModule('All lessons') } };
const letter = { kind: 'letter', target: 'letters', path: 'letters', json: {}, label: 'Letter', text: 'Dear teacher' };
const put = (more = {}) => act(() => void outbox.put({ ...letter, ...more }));

it('without a connection the shell says so, and waiting items can be seen and cancelled', async () => {
  const { user } = await renderSite('/dashboard/lessons', page);
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
  act(() => goOffline(true));
  expect(screen.getByText(/^You’re offline/).textContent).toContain('You see what was loaded last');
  put();
  expect(screen.getByText(/^You’re offline/).textContent).toContain(
    'Your work is saved and will be sent automatically',
  );
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  expect(sheet.getByText('Dear teacher')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(sheet.queryByText('Dear teacher')).toBeNull();
  expect(screen.getByText(/^You’re offline/).textContent).toContain('You see what was loaded last');
  act(() => goOffline(false));
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});

it('the list of waiting items opens at the next connection if its code had not loaded', async () => {
  const { OutboxSheet } = await import('./outbox-sheet.tsx');
  const load = async () => {
    if (!navigator.onLine) throw new TypeError('no connection');
    return OutboxSheet;
  };
  restoreTransport = replaceTransport(async () => Response.json({}, { status: 503 }));
  act(() => goOffline(true));
  await startTestI18n('en', texts.en);
  render(
    <UiProvider>
      <ConnectionLine path="/dashboard/lessons" isScrolledPast={false} load={load} />
    </UiProvider>,
  );
  put();
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  expect(await screen.findByText(/The list opens as soon as there is a connection/)).toBeTruthy();
  act(() => goOffline(false));
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  expect(sheet.getByText('Dear teacher')).toBeTruthy();
  expect(screen.queryByText(/The list opens/)).toBeNull();
});

it('items that the end of a session held back are sent or deleted only by their author', async () => {
  const sent: string[] = [];
  restoreTransport = replaceTransport(async (request) => {
    // A page that is shown for long sends more requests.
    if (request.url.endsWith('/letters')) sent.push(request.url);
    return Response.json({}, { status: 201 });
  });
  act(() => goOffline(true));
  const first = await renderSite('/dashboard/lessons', page);
  put({ label: 'First letter' });
  put({ label: 'Second letter', target: 'other letters' });
  first.unmount();
  endSession('expired');
  act(() => goOffline(false));
  const { user } = await renderSite('/dashboard/lessons', page);
  expect(screen.getByText(/wasn’t sent. Review it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  expect(sheet.getAllByText('Not sent because you were signed out')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.click(sheet.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  await user.click(sheet.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(sheet.getByText('Everything has been sent.')).toBeTruthy());
  expect(sent).toHaveLength(1);
});

it('several waiting items are sent again together, and their results are shown', async () => {
  const sent: unknown[] = [];
  restoreTransport = replaceTransport(async (request) => {
    if (!request.url.endsWith('/letters')) return Response.json({});
    const { text } = (await request.json()) as { text: string };
    sent.push(text);
    return Response.json({}, { status: text === 'Second' ? 409 : 201 });
  });
  act(() => goOffline(true));
  const first = await renderSite('/dashboard/lessons', page);
  for (const text of ['First', 'Second', 'Third']) put({ json: { text }, text });
  first.unmount();
  endSession('expired');
  act(() => goOffline(false));
  const { user } = await renderSite('/dashboard/lessons', page);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  await user.click(sheet.getByRole('button', { name: 'Send all now' }));
  expect(await sheet.findByText('Sent: 2 · Not accepted: 1')).toBeTruthy();
  expect(sent).toEqual(['First', 'Second', 'Third']);
  expect(sheet.queryByRole('button', { name: 'Send all now' })).toBeNull();
  expect(sheet.getByText('Not accepted')).toBeTruthy();
});

it('several waiting items are cancelled together after a confirmation', async () => {
  const { user } = await renderSite('/dashboard/lessons', page);
  act(() => goOffline(true));
  put();
  put({ text: 'Dear leader' });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  // They are sent automatically: there is no button to send them now.
  expect(sheet.queryByRole('button', { name: 'Send all now' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Cancel all' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel all 2?' }));
  await user.click(question.getByRole('button', { name: 'Cancel all' }));
  await waitFor(() => expect(outbox.items()).toEqual([]));
});

it('signing out with unsent items asks first', async () => {
  const { user } = await renderSite('/dashboard/lessons', page);
  act(() => goOffline(true));
  put();
  await user.click(screen.getByRole('button', { name: /Your account/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' }));
  expect(outbox.items()).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Delete and sign out' }));
  await waitFor(() => expect(outbox.items()).toHaveLength(0));
});

it.each([
  [201, 'Sent: Letter'],
  [409, 'Not accepted: Letter'],
])('the %s response to an item of an earlier page is shown on any page', async (status, words) => {
  restoreTransport = replaceTransport(async () => Response.json({}, { status }));
  const stop = followOutbox();
  await renderSite('/dashboard/lessons', page);
  await act(async () =>
    render(
      <UiProvider>
        <Toaster />
      </UiProvider>,
    ),
  );
  await act(async () => void outbox.put({ ...letter, draft: { name: 'letter', content: 'Dear teacher' } }));
  expect(await screen.findByText(words)).toBeTruthy();
  stop();
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

it('a page whose code takes longer than three seconds is reported as slow, until it is loaded', async () => {
  await startTestI18n('en', texts.en);
  vi.useFakeTimers();
  const [route] = registryOf([lessons]).remotes[0]?.routes ?? [];
  if (!route) throw new Error('no route');
  const line = (content: ReactNode) => (
    <UiProvider>
      {content}
      <ConnectionLine path="/dashboard/lessons" isScrolledPast={false} />
    </UiProvider>
  );
  const view = render(line(<RouteSkeleton route={route} title="Lessons" />));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.queryByText(/^Loading is slow/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/^Loading is slow/)).toBeTruthy();
  view.rerender(line(<h1>All lessons</h1>));
  expect(screen.queryByText(/^Loading is slow/)).toBeNull();
});

it('a page with data from the device shows its time, also if only the server cannot be reached', async () => {
  await renderSite('/dashboard/lessons', page);
  act(() => noteCopyForTest('http://localhost:3000/api/lessons', Date.now()));
  expect(screen.getByText(/^You’re offline/).textContent).toMatch(/loaded last\. As of \d{1,2}:\d{2} [ap]m$/);
  act(() => clearCopiesForTest());
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});
