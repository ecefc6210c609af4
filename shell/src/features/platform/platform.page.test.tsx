import { replaceTransport } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { renderSite } from '#/testing/render-site.tsx';
import { texts } from '#/testing/texts.ts';
import platformAr from '#locales/ar/platform.json';
import platformEn from '#locales/en/platform.json';
import PlatformPage from './platform.page.tsx';

const figures = { loads: 1200, failures: 4, kinds: { crashed: 3, 'too-slow': 1 }, errors: 1, median: 210, p95: 1900 };
const change = {
  at: '2026-01-01T10:00:00.000Z',
  by: 'Rana Ali',
  command: 'deploy library',
  reason: 'Search',
  commit: null,
};
const library = {
  name: 'mf-library',
  title: { en: 'Library', ar: 'المكتبة' },
  version: '1.1.0-bbbbbbbb',
  previous_version: '1.0.0-aaaaaaaa',
  mount: 'route',
  enabled: true,
  off_now: false,
  checked_at: change.at,
  signed: null,
  previous_signed: null,
  health: 'attention',
  deployed: change,
  figures: [{ version: '1.1.0-bbbbbbbb', ...figures }],
  canary: {
    version: '1.2.0-cccccccc',
    percent: 20,
    since: change.at,
    signed: null,
    figures: null,
    live_figures: figures,
    verdict: { action: 'wait', reason: 'for the log', people: 2, hours: 5 },
  },
  may: { roll_back: true, disable: true, enable: false, promote: true, take_back: true },
};
const compositionOf = (revision: number, remotes: object[]) => ({
  revision,
  remotes,
  history: [
    {
      ...change,
      revision,
      changes: [
        { remote: 'mf-library', what: 'version', from: '1.0.0-aaaaaaaa', to: '1.1.0-bbbbbbbb' },
        { remote: 'mf-library', what: 'mount', from: 'route', to: 'single-spa' },
      ],
    },
  ],
});

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
});

type Respond = (call: string, body: unknown) => Response | Promise<Response>;

async function open(respond: Respond, { language = 'en' as 'en' | 'ar', query = '' } = {}) {
  const platform = { en: platformEn, ar: platformAr }[language];
  await startTestI18n(language, { ...texts[language], platform });
  undo.push(
    replaceTransport(async (request) =>
      respond(
        `${request.method} ${new URL(request.url).pathname}`,
        request.method === 'POST' ? await request.json() : null,
      ),
    ),
  );
  window.history.replaceState(null, '', `/dashboard/platform${query}`);
  const router = createBrowserRouter([{ path: '*', element: <PlatformPage /> }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>,
  );
  return userEvent.setup();
}
const live = (revision: number, more: object = {}) =>
  Response.json({ data: compositionOf(revision, [{ ...library, ...more }]) });

it('the page shows for each remote its version, health with figures, canary, and who deployed it why', async () => {
  const user = await open(() => live(2));
  const row = (await screen.findByRole('rowheader', { name: /Library/ })).closest('tr');
  for (const text of ['1.1.0 · bbbbbbb', 'Needs attention', 'Canary, 20%: 1.2.0 · ccccccc', 'by Rana Ali', 'Search'])
    expect(row?.textContent).toContain(text);
  expect(row?.textContent).toMatch(
    /1200 views · ready in 210ms, 95% within 1\.9s · 4 failures \(crashed 3, too slow 1\)/,
  );
  expect(document.body.textContent).toContain('Library is mounted as single-spa application');
  await user.click(screen.getByRole('link', { name: 'Library' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeTruthy();
  expect(document.body.textContent).toContain('Too early to decide. 2 users used it, 5 hours in all.');
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Roll back', 'Promote the canary', 'End the canary', 'Switch off']);
});

it('a change asks for a reason, keeps it if another user was faster, and is made for the new state', async () => {
  const sent: unknown[] = [];
  const user = await open(
    (call, body) => {
      if (call === 'GET /api/platform/remotes')
        return live(sent.length === 0 ? 2 : 3, sent.length === 0 ? {} : { previous_version: '0.9.0-99' });
      sent.push([call, body]);
      const problem = { code: 'outdated', message: 'changed', fields: [], requestId: 'r' };
      return sent.length === 1 ? Response.json(problem, { status: 409 }) : live(4);
    },
    { query: '?remote=mf-library' },
  );
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/1\.0\.0.* replaces .*1\.1\.0.* for everyone/);
  const confirm = () => user.click(screen.getAllByRole('button', { name: 'Roll back' }).at(-1) ?? dialog);
  await confirm();
  expect(await screen.findByText('Enter a reason of at least 3 characters.')).toBeTruthy();
  await user.type(screen.getByLabelText(/Reason/), 'Empty list');
  await confirm();
  expect(await screen.findByText(/Someone has changed what is live/)).toBeTruthy();
  expect(dialog.textContent).toMatch(/0\.9\.0.* replaces/);
  expect((screen.getByLabelText(/Reason/) as HTMLTextAreaElement).value).toBe('Empty list');
  await confirm();
  expect(await screen.findByText('“Library” was rolled back')).toBeTruthy();
  const call = 'POST /api/platform/remotes/mf-library/roll-back';
  expect(sent).toEqual([2, 3].map((revision) => [call, { reason: 'Empty list', revision }]));
});

it.each([
  ['en', 'Checked', 'none of its keys has signed it', 'Roll back', 'Reason'],
  ['ar', 'مفحوص', 'لا يحمل توقيع أي من مفاتيح الموقع', 'الرجوع إلى السابق', 'السبب'],
] as const)(
  'the page shows in %s whether a release was checked, and why an unsigned one is rejected',
  async (language, checked, rejection, action, reason) => {
    const problem = { code: 'release_unsigned', message: 'no key signed it', fields: [], requestId: 'r' };
    const user = await open((call) => (call.startsWith('GET') ? live(2) : Response.json(problem, { status: 409 })), {
      language,
      query: '?remote=mf-library',
    });
    await user.click(await screen.findByRole('button', { name: action }));
    const dialog = await screen.findByRole('dialog');
    await user.type(screen.getByLabelText(new RegExp(reason)), 'Empty list');
    await user.click(screen.getAllByRole('button', { name: action }).at(-1) ?? dialog);
    expect(await screen.findByText(new RegExp(rejection))).toBeTruthy();
    expect((screen.getByLabelText(new RegExp(reason)) as HTMLTextAreaElement).value).toBe('Empty list');
    const facts = { en: 'Checked', ar: 'الفحص' }[language];
    expect(screen.getAllByText(facts, { selector: 'dt' })).toHaveLength(1);
    expect(document.body.textContent).not.toContain(checked === 'Checked' ? 'Not checked' : 'غير مفحوص');
  },
);

it('a site with keys marks unsigned releases, and offers no link to them', async () => {
  const unsigned = { signed: false, previous_signed: false, checked_at: null };
  const may = { ...library.may, roll_back: false, promote: false };
  const user = await open(() => live(2, { ...unsigned, may, canary: { ...library.canary, signed: false } }));
  const row = (await screen.findByRole('rowheader', { name: /Library/ })).closest('tr');
  expect(row?.textContent).toMatch(/Not checked.*Not signed: nobody gets it/);
  await user.click(screen.getByRole('link', { name: 'Library' }));
  expect(await screen.findByText('Not signed: there is no way back to it')).toBeTruthy();
  expect(screen.getAllByText('Not signed: nobody gets it')).toHaveLength(2);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['End the canary', 'Switch off']);
});

it('a failed request shows a message and Retry; an empty platform says so', async () => {
  let calls = 0;
  const problem = { code: 'store_unavailable', message: 'x', fields: [], requestId: 'r-1' };
  const user = await open(() => {
    calls += 1;
    return calls === 2 ? Response.json({ data: compositionOf(1, []) }) : Response.json(problem, { status: 424 });
  });
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Nothing is live yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/couldn’t be refreshed/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nothing is live yet' })).toBeTruthy();
});

it('only super-admins see the page and its menu entry', async () => {
  const timeline = rawEntry({ name: 'mf-timeline' });
  const { unmount } = await renderSite('/dashboard/platform', { remotes: [timeline], holder: { roles: ['admin'] } });
  expect(await screen.findByRole('heading', { name: '403 PAGE IS FORBIDDEN' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Platform' })).toBeNull();
  unmount();
  undo.push(replaceTransport(async () => live(2)));
  await renderSite('/dashboard/platform', { remotes: [timeline], holder: { roles: ['super-admin'] } });
  expect((await screen.findAllByRole('link', { name: 'Platform' })).length).toBeGreaterThan(0);
});
