import { endSession, outbox } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { memoryCaches, serveMicrophone } from '@academy/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duePage, goal, noWork, serveStudent } from '#/testing/progress.ts';
import { renderAt, renderInPage } from '#/testing/render-at.tsx';
import { reject, serve, server, take, takeBodies } from '#/testing/server.ts';

const by = (id: string, name: string) => ({ id, name });
const pages = [584, 585, 586].map((page) => ({ ...duePage, page }));
const asStudent = () => signInForTest({ id: '7', role: 'student', roles: ['student'] }, []);
const asParent = () => signInForTest({ id: '9', role: 'guest', roles: ['guest'], relations: ['parent'] }, []);
const open = (language: 'en' | 'ar' = 'en') =>
  renderInPage('home.widget', ({ place }) => place({}), language, 'home-study');
const due = (about: object) => serveStudent({ due: { items: pages, may: { mark: true }, ...about } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z'), toFake: ['Date'] });
  serve('own-profile', { data: { children: [{ id: '7', name: 'Hana' }] } });
});
afterEach(() => {
  outbox.cancelAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the student marks the pages of today in one touch, without one that was not heard', async () => {
  asStudent();
  due({});
  const sent = takeBodies('post', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: [] } });
  const { user } = await open();
  expect(await screen.findByText('Pages of today: 584–586')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Page 585', pressed: true }));
  due({ items: pages.slice(1, 2), done: [584, 586].map((page) => ({ page, quality: 3, by: by('7', 'Hana') })) });
  await user.click(screen.getByRole('button', { name: 'Well' }));
  expect(await screen.findByText('584, 586 · marked by you')).toBeTruthy();
  expect(screen.getByText('Pages of today: 585')).toBeTruthy();
  expect(sent).toEqual([{ pages: [584, 586], on: '2026-11-27', quality: 3 }]);
});

test('a parent reads on the card of each child who heard what, what waits, and whether the plan keeps what is known', async () => {
  asParent();
  due({
    items: pages.slice(0, 1),
    waiting: pages.slice(1),
    done: [
      { page: 590, quality: 3, by: by('8', 'Amina') },
      { page: 591, quality: 2, by: by('7', 'Hana') },
    ],
    capacity: { keeps: 150, known: 200, pagesADay: 5 },
  });
  await open();
  const card = within(await screen.findByRole('region', { name: 'Revision at home: Hana' }));
  expect(await card.findByText('590 · recited to ⁨Amina⁩')).toBeTruthy();
  expect(card.getByText('591 · revised alone')).toBeTruthy();
  expect(card.getByText('2 more pages wait for another day.')).toBeTruthy();
  expect(card.getByText(/^200 pages are known. At 5 pages a day the plan reaches 150 of them in 30 days/)).toBeTruthy();
});

test('without a connection the mark stays on the device, and is sent once when it is back', async () => {
  asStudent();
  due({});
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = takeBodies('post', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: [] } });
  const { user } = await open('ar');
  await user.click(await screen.findByRole('button', { name: 'متقنة' }));
  expect(await screen.findByText('584–586 · مسجلة، وتُرسل عند عودة الاتصال')).toBeTruthy();
  expect(screen.queryByText(/^صفحات اليوم/)).toBeNull();
  expect(sent).toEqual([]);
  due({ items: [], done: pages.map(({ page }) => ({ page, quality: 3, by: by('7', 'Hana') })) });
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('584–586 · بتسجيلك')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('a week without a connection: each day has its own pages, and all marks are sent with their days', async () => {
  asStudent();
  const ahead = [
    { date: '2026-11-28', isStudyDay: true, pages: [590, 591] },
    { date: '2026-11-29', isStudyDay: false, pages: [] },
    { date: '2026-11-30', isStudyDay: true, pages: [592] },
  ];
  due({ ahead });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = takeBodies('post', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: [] } });
  const { user } = await open();
  await screen.findByText('Pages of today: 584–586');
  const morningOf = (day: string) => {
    vi.setSystemTime(Date.parse(`${day}T07:00:00Z`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  for (const [day, shown, quality] of [
    ['2026-11-27', 'Pages of today: 584–586', 'Well'],
    ['2026-11-28', 'Pages of today: 590–591', 'With help'],
    ['2026-11-30', 'Pages of today: 592', 'Well'],
  ] as const) {
    morningOf('2026-11-29');
    expect(screen.getByText('No revision today.')).toBeTruthy();
    morningOf(day);
    expect(await screen.findByText(shown)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: quality }));
    expect(await screen.findByText(/· marked, and sent as soon as there is a connection$/)).toBeTruthy();
    expect(screen.queryByText(shown)).toBeNull();
  }
  expect(sent).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => sent)
    .toEqual([
      { pages: [584, 585, 586], on: '2026-11-27', quality: 3 },
      { pages: [590, 591], on: '2026-11-28', quality: 2 },
      { pages: [592], on: '2026-11-30', quality: 3 },
    ]);
});

test('a mark is taken back by its maker, and one that waits on the device is cancelled', async () => {
  asStudent();
  const done = [
    { page: 584, quality: 3, by: by('7', 'Hana') },
    { page: 590, quality: 3, by: by('8', 'Amina') },
  ];
  due({ items: [], done });
  const asked = take('delete', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: [] } });
  const { user } = await open();
  expect(await screen.findByText('590 · recited to ⁨Amina⁩')).toBeTruthy();
  due({ done: done.slice(1) });
  const undo = screen.getByRole('button', { name: 'Undo: 584' });
  expect(undo.closest('[role=status]')).toBeNull();
  await user.click(undo);
  expect(await screen.findByText('Pages of today: 584–586')).toBeTruthy();
  expect(asked.map(({ search }) => Object.fromEntries(search))).toEqual([{ pages: '584', on: '2026-11-27' }]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Well' }));
  expect(await screen.findByText(/^584–586 · marked, and sent/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo: 584–586' }));
  expect(await screen.findByText('Pages of today: 584–586')).toBeTruthy();
  expect(outbox.items()).toEqual([]);
});

test('a mark that the API rejects is said, and the pages can be marked again', async () => {
  asStudent();
  due({});
  reject('post', 'students/7/home-hearings', 422);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'With help' }));
  expect(await screen.findByText('It could not be marked. Try again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'With help' })).toBeTruthy();
  expect(outbox.items()).toEqual([]);
});

test('pages that were marked stay marked when the plan cannot be read again', async () => {
  asStudent();
  due({});
  const done = pages.map(({ page }) => ({ page, quality: 3, by: by('7', 'Hana') }));
  takeBodies('post', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: done } });
  const { user } = await open();
  const well = await screen.findByRole('button', { name: 'Well' });
  const asked = reject('get', 'students/7/progress/due', 422);
  await user.click(well);
  expect(await screen.findByText('584–586 · marked by you')).toBeTruthy();
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('button', { name: 'Well' })).toBeNull();
});

test('pages of a mark that was rejected on an earlier page can be marked again', async () => {
  asStudent();
  due({});
  reject('post', 'students/7/home-hearings', 422);
  const json = { pages: [584, 585], on: '2026-11-27', quality: 3 };
  outbox.put({
    ...{ kind: 'home-hearing', target: 'home-hearing 7', path: 'students/7/home-hearings' },
    ...{ json, label: 'Recited at home: 584–585', text: '' },
  });
  await expect.poll(() => outbox.items().map(({ state }) => state)).toEqual(['failed']);
  await open();
  expect(await screen.findByText('Pages of today: 584–586')).toBeTruthy();
});

/** The response is a copy on the device, or the page was left open. */
const pagesOfPastDay = { date: '2026-11-26', items: pages, may: { mark: true } };

test.each([
  ['the start page', () => open()],
  ['the list of due pages', () => renderAt('/dashboard/progress')],
])(
  'on %s, pages of a past day have its name, and are marked for the day on which the mark arrives',
  async (_, show) => {
    asStudent();
    due(pagesOfPastDay);
    const sent = takeBodies('post', 'students/7/home-hearings', { data: { on: '2026-11-27', pages: [] } });
    const { user } = await show();
    expect(await screen.findByText('Pages of 26 Nov 2026: 584–586')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Well' }));
    await expect.poll(() => sent).toEqual([{ pages: [584, 585, 586], quality: 3 }]);
  },
);

describe('with a recording (D150)', () => {
  let microphone: ReturnType<typeof serveMicrophone>;
  beforeEach(() => {
    microphone = serveMicrophone();
    asStudent();
    due({});
  });
  afterEach(() => {
    microphone.remove();
    vi.unstubAllGlobals();
  });

  async function recorded() {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record it' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await screen.findByRole('timer');
    return user;
  }

  test('what was recorded goes with the mark; a mark that fails keeps it', async () => {
    const user = await recorded();
    await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Well' }).disabled).toBe(true);
    act(() => microphone.hear('ID3'));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByRole('button', { name: 'Play the recitation' });
    reject('post', 'students/7/home-hearings', 422);
    await user.click(screen.getByRole('button', { name: 'Well' }));
    expect(await screen.findByText(/^The recording could not be sent/)).toBeTruthy();
    const done = pages.map(({ page }) => ({ page, quality: 3, by: by('7', 'Hana') }));
    const sent: FormData[] = [];
    server.use(
      http.post('*/api/students/7/home-hearings', async ({ request }) => {
        sent.push(await request.formData());
        return HttpResponse.json({ data: { on: '2026-11-27', pages: done } });
      }),
    );
    due({ items: [], done });
    await user.click(screen.getByRole('button', { name: 'Well' }));
    expect(await screen.findByText('584–586 · marked by you')).toBeTruthy();
    expect(['pages', 'on', 'quality'].map((name) => sent[0]?.get(name))).toEqual(['584,585,586', '2026-11-27', '3']);
    expect(sent[0]?.get('file')).toBeInstanceOf(File);
    expect(screen.queryByRole('button', { name: 'Play the recitation' })).toBeNull();
  });

  test('a recording that runs when the session ends is there again when the same person is back', async () => {
    vi.stubGlobal('caches', memoryCaches());
    await recorded();
    act(() => microphone.hear('ID3'));
    act(() => endSession('expired'));
    await vi.waitFor(async () => expect(await caches.has('unsent-files:7')).toBe(true));
    asStudent();
    await open();
    expect(await screen.findByText(/^The recording was interrupted/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play the recitation' })).toBeTruthy();
  });
});

test('what was recorded at home is on the page of the progress, and is deleted after a question', async () => {
  asParent();
  due({});
  const recording = {
    ...{ id: '4', on: '2026-11-26', pages: [584, 585], seconds: 40, by: by('9', 'Amina'), may: { remove: true } },
    file: { id: 'a', image_path: '/api/files/media/a.webm', size: 900 },
  };
  serve('students/7/home-recordings', { data: [recording] });
  const { user } = await renderAt('/dashboard/progress/7');
  const card = within(await screen.findByRole('region', { name: 'Recorded at home' }));
  expect(card.getByText('584–585 · 26 Nov 2026 · ⁨Amina⁩')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Play the recitation' })).toBeTruthy();
  const removed = take('delete', 'students/7/home-recordings/4', { message: 'Recording removed' });
  await user.click(card.getByRole('button', { name: 'Delete the recording of 584–585, 26 Nov 2026' }));
  serve('students/7/home-recordings', { data: [] });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Recorded at home' })).toBeNull();
  expect(removed).toHaveLength(1);
});

test('goals to come are on the start page, and not those whose day is past (D153)', async () => {
  asStudent();
  const goals = ['2026-11-26', '2026-11-27'].map((by, index) => ({ ...goal, id: String(index), by }));
  serveStudent({ due: { items: pages }, goals: { data: goals, may: { update: false } } });
  await open();
  expect(await screen.findByText(/by 27 Nov 2026$/)).toBeTruthy();
  expect(screen.queryByText(/by 26 Nov 2026$/)).toBeNull();
});

test('an aunt reads the card and marks nothing; a day without pages has no card', async () => {
  asParent();
  due({ may: { mark: false } });
  const { unmount } = await open();
  expect(await screen.findByText('Pages of today: 584–586')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Well' })).toBeNull();
  unmount();
  const asked = serve('students/7/progress/due', { data: noWork });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.queryByRole('region', { name: /^Revision/ })).toBeNull();
});

test('the own card of a student who knows pages stays on a day without any; one who knows none has no card', async () => {
  asStudent();
  const capacity = { keeps: 150, known: 20, pagesADay: 5 };
  due({ items: [], capacity });
  const { unmount } = await open();
  expect(await screen.findByText('Nothing is left for today.')).toBeTruthy();
  unmount();
  const asked = serve('students/7/progress/due', { data: { ...noWork, capacity: { ...capacity, known: 0 } } });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.queryByRole('region', { name: 'Revision at home' })).toBeNull();
});
