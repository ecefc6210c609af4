import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aRequest, serveRequestsOf } from '#/testing/requests.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAsParent } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/31';
const detail = aClassDetail({ id: '31', starts_at: '2031-01-15T13:00:00.000Z', may: may('request', 'requestMove') });
const excuses = { used: 1, limit: 2, month: '2031-01' };
const menu = { en: 'More about this class', ar: 'المزيد عن هذه الحصة' };

beforeEach(() => void signInAsParent());

test('a parent asks for an excuse in the class’s menu, and reads how many excuses are used', async () => {
  serveClass(detail);
  serveRequestsOf('31', { ask: { excuses } });
  const asked = take('post', 'classes/31/requests', { data: {} }, 201);
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('button', { name: menu.ar }));
  await user.click(await screen.findByRole('menuitem', { name: 'طلب الاعتذار عن الحصة' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('الاعتذارات المستخدمة في يناير: 1 من 2')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'إرسال الطلب' }));
  await waitFor(() => expect(asked).toMatchObject([{ body: { kind: 'excuse' }, key: expect.stringMatching(/.{32}/) }]));
});

test('a family is not offered to move a class where the academy takes no proposals', async () => {
  serveClass({ ...detail, may: may('request') });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: menu.en }));
  expect(await screen.findByRole('menuitem', { name: 'Ask to be excused' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Ask to move' })).toBeNull();
});

test('a parent asks to move a class to free times, at most three', async () => {
  serveClass(detail);
  const starts = ['10', '11', '12', '13'].map((hour) => `2031-01-16T${hour}:00:00.000Z`);
  const zones = { teacher: 'Asia/Amman', student: 'Europe/London' };
  const searches = serve('teachers/7/free-times', {
    data: starts.map((startsAt) => ({ startsAt })),
    known: true,
    zones,
  });
  const asked = take('post', 'classes/31/requests', { data: {} }, 201);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: menu.en }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask to move' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText('Choose at least one time')).toBeTruthy();
  expect(searches.at(-1)?.get('except_class_id')).toBe('31');
  for (const name of ['1:00 pm', '2:00 pm', '3:00 pm']) await user.click(await dialog.findByRole('button', { name }));
  expect(dialog.getByRole('button', { name: '4:00 pm' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(asked).toMatchObject([{ body: { kind: 'move', times: starts.slice(0, 3) } }]));
});

test('the dialog that moves a class begins at the day, and shows times on the quarter of an hour first', async () => {
  serveClass(detail);
  const starts = ['10:55', '11:00', '11:05', '11:15'].map((time) => `2031-01-16T${time}:00.000Z`);
  serve('teachers/7/free-times', {
    data: starts.map((startsAt) => ({ startsAt })),
    known: true,
    zones: { teacher: 'Asia/Amman', student: 'Europe/London' },
  });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: menu.en }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask to move' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = await dialog.findByRole('combobox', { name: 'Which day?' });
  await waitFor(() => expect(document.activeElement).toBe(day));
  const timesShown = () =>
    within(dialog.getByRole('group', { name: 'Times that would suit' }))
      .getAllByRole('button', { name: /pm$/ })
      .map(({ textContent }) => textContent?.replace('\u202f', ' '));
  expect(timesShown()).toEqual(['2:00 pm', '2:15 pm']);
  await user.click(dialog.getByRole('button', { name: 'Times in between' }));
  expect(timesShown()).toEqual(['1:55 pm', '2:00 pm', '2:05 pm', '2:15 pm']);
});

test('if the teacher’s free times are unknown, a family types a time on its own clock', async () => {
  serveClass(detail);
  const asked = take('post', 'classes/31/requests', { data: {} }, 201);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: menu.en }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask to move' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Add this time' }));
  expect(await dialog.findByText('Date is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Date'), '2031-01-17');
  await user.type(dialog.getByLabelText('Time'), '17:00');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Add this time' }));
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(asked).toMatchObject([{ body: { times: ['2031-01-17T14:00:00.000Z'] } }]));
});

test('the family sees the result of a request, and can withdraw an open one', async () => {
  serveClass(detail);
  const withdraw = { accept: false, reject: false, withdraw: true };
  const rejected = aRequest({
    ...{ id: '4', status: 'rejected', note: 'The exam is next week' },
    answeredBy: { id: '7', name: 'Salma Haddad' },
  });
  serveRequestsOf('31', { requests: [aRequest({ id: '5', may: withdraw }), rejected] });
  const taken = take('delete', 'class-requests/5', { data: {} });
  const { user } = await renderAt(PATH);
  const part = within(await screen.findByRole('region', { name: 'The family’s requests' }));
  expect(part.getByText('The exam is next week')).toBeTruthy();
  expect(part.getByText(/Rejected by .*Salma Haddad/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(taken).toHaveLength(1));
});

test('requests of a class that failed to load can be retried', async () => {
  serveClass(detail);
  reject('get', 'classes/31/requests', 422);
  const { user } = await renderAt(PATH);
  const part = within(await screen.findByRole('region', { name: 'The family’s requests' }));
  serveRequestsOf('31', { requests: [aRequest({ id: '5', reason: 'Travel' })] });
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Travel')).toBeTruthy();
});

test.each([
  ['cancelled', 'The class was cancelled before anyone answered.'],
  ['ended', 'The request wasn’t answered in time. The class takes place as planned.'],
] as const)('a lapsed request of a class that is %s says why it lapsed', async (status, text) => {
  serveClass({ ...detail, status });
  serveRequestsOf('31', { requests: [aRequest({ id: '5', status: 'lapsed' })] });
  await renderAt(PATH);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a time that is too far ahead has an error', async () => {
  serveClass(detail);
  reject('post', 'classes/31/requests', 422, {
    fields: [{ path: 'times.0', code: 'too_late', message: 'At most 62' }],
  });
  const zones = { teacher: 'Asia/Amman', student: 'Europe/London' };
  serve('teachers/7/free-times', { data: [{ startsAt: '2031-01-16T10:00:00.000Z' }], known: true, zones });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: menu.en }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask to move' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: '1:00 pm' }));
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText(/^One of the times is too far ahead/)).toBeTruthy();
});

test.each([
  ['en', 1, '1 make-up class until 30 June'],
  ['en', 3, '3 make-up classes, the first until 30 June'],
  ['ar', 1, 'حصة تعويضية واحدة حتى 30 يونيو'],
  ['ar', 2, 'حصتان تعويضيتان، أولاهما حتى 30 يونيو'],
  ['ar', 3, '3 حصص تعويضية، أولاها حتى 30 يونيو'],
] as const)('make-ups are shown beside the remaining classes, in %s of %i (D103)', async (language, count, text) => {
  const makeups = Array.from({ length: count }, (_, at) => ({ id: String(at), until: '2031-06-30' }));
  serveClass({ ...detail, remaining_classes: 4, makeups });
  await renderAt(PATH, language);
  const plain = (node: Element | null) => node?.textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(await screen.findByText((_content, node) => plain(node) === text && node?.children.length === 0)).toBeTruthy();
});
