import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aConcern, serveConcerns } from '#/safety/testing/concerns.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/concerns';
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '') ?? '';

beforeEach(() => void signInForTest({ id: '1', name: 'Huda Mansour', role: 'guest', roles: ['guest'] }, []));

/** The texts and files of the forms that were sent. */
function takeForms(path: string, answer: object) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      const form = [...(await request.formData())];
      sent.push(Object.fromEntries(form.map(([name, value]) => [name, value instanceof File ? value.name : value])));
      return HttpResponse.json({ data: answer }, { status: 201 });
    }),
  );
  return sent;
}

test('who wrote concerns sees them with their answers, and who reads them', async () => {
  const reply = { id: '1', by: 'named' as const, author: { id: '5', name: 'Amal' }, text: 'When?', files: [] };
  const own = [
    aConcern({ id: '7', state: 'looked_at', replies: [{ ...reply, createdAt: '2026-11-20T10:00:00.000Z' }] }),
  ];
  serveConcerns({ own });
  await renderAt(PAGE);
  const row = (await screen.findByRole('link', { name: own[0]?.text ?? '' })).closest('li') as HTMLElement;
  within(row).getByText('Looked at');
  within(row).getByText(/1 answer/);
  await waitFor(() => expect(plain(document.body.textContent)).toContain('Read by Amal Saleh.'));
  expect(screen.queryByText('Concerns written to you')).toBeNull();
});

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });

test.each([1024, 390])('a named person opens what was written to them, also on a phone (%d)', async (width) => {
  setWidth(width);
  onTestFinished(() => setWidth(1024));
  serveConcerns({ named: [aConcern({ id: '8', mine: false, about: { id: '3', name: 'Tariq' } })] });
  await renderAt(PAGE, 'ar');
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: /Huda Mansour/ })).pathname).toBe(`${PAGE}/8`);
});

test('a concern is sent with whom it is about and its files, and nothing of it stays on the device', async () => {
  serveConcerns({ about: [{ id: '3', name: 'Tariq Saleh' }] });
  const sent = takeForms('concerns', aConcern({ id: '9' }));
  const { user, path } = await renderAt(`${PAGE}/write`);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Enter what worries you');
  await user.type(screen.getByRole('textbox', { name: 'What worries you?' }), 'I worry');
  await user.type(screen.getByRole('combobox', { name: 'About whom (optional)' }), 'Tar');
  await user.click(await screen.findByRole('option', { name: /Tariq/ }));
  const file = new File(['x'], 'photo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Pictures, recordings or files (optional)'), file);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('I worry');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(sent).toEqual([{ text: 'I worry', about: '3', 'files[0]': 'photo.png' }]);
});

test.each([
  [
    'en',
    'Send',
    'What worries you?',
    'The academy has not named anyone for this yet. Please write to the academy instead.',
  ],
  ['ar', 'إرسال', 'ما الذي يقلقك؟', 'لم تحدد الأكاديمية مسؤولًا عن البلاغات بعد. يُرجى مراسلة الأكاديمية.'],
] as const)('where nobody is named the form says so (%s), and the text stays', async (language, send, field, text) => {
  serveConcerns();
  reject('post', 'concerns', 409, { code: 'nobody_named', fields: [] });
  const { user } = await renderAt(`${PAGE}/write`, language);
  await user.type(await screen.findByRole('textbox', { name: field }), 'I worry');
  await user.click(screen.getByRole('button', { name: send }));
  await screen.findByText(text);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: field }).value).toBe('I worry');
});

test('too many files are named at their field before they are sent', async () => {
  serveConcerns();
  const { user } = await renderAt(`${PAGE}/write`);
  await user.type(await screen.findByRole('textbox', { name: 'What worries you?' }), 'I worry');
  const files = Array.from({ length: 6 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
  await user.upload(screen.getByLabelText('Pictures, recordings or files (optional)'), files);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('These are too many files');
  await user.click(screen.getByRole('button', { name: /^Remove .5.png/ }));
  await waitFor(() => expect(screen.queryByText('These are too many files')).toBeNull());
});

test('a named person looks at a concern, and closes it with a note that must not be empty', async () => {
  serveConcerns({ named: [aConcern({ id: '8', mine: false, may: { reply: true, decide: true } })] });
  const sent = takeBodies('put', 'concerns/8', { data: aConcern({ id: '8', state: 'looked_at' }) });
  const { user } = await renderAt(`${PAGE}/8`);
  await user.click(await screen.findByRole('button', { name: 'Mark as looked at' }));
  await screen.findByText('Marked as looked at');
  await user.click(screen.getByRole('button', { name: 'Close the concern' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Close the concern' }));
  dialog.getByText('Enter what was done');
  await user.type(dialog.getByRole('textbox', { name: 'What was done' }), 'We called');
  await user.click(dialog.getByRole('button', { name: 'Close the concern' }));
  await waitFor(() => expect(sent).toEqual([{ state: 'looked_at' }, { state: 'closed', note: 'We called' }]));
});

test('a concern that is opened again says so', async () => {
  serveConcerns({ named: [aConcern({ id: '8', mine: false, state: 'closed', may: { reply: true, decide: true } })] });
  const sent = takeBodies('put', 'concerns/8', { data: aConcern({ id: '8', state: 'looked_at' }) });
  const { user } = await renderAt(`${PAGE}/8`);
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await screen.findByText('Opened again');
  expect(sent).toEqual([{ state: 'looked_at' }]);
});

test.each([
  ['en', 'Other'],
  ['ar', 'غير ذلك'],
] as const)('words of a newer API have a neutral badge (%s)', async (language, badge) => {
  const reply = { id: '1', by: 'court', author: { id: '5', name: 'Amal' }, text: 'When?', files: [] };
  const own = {
    ...aConcern({ id: '7' }),
    state: 'passed_on',
    files: [{ id: '2', image_path: '/api/files/media/a.bin', type: 'model', name: 'a.bin' }],
    replies: [{ ...reply, createdAt: '2026-11-20T10:00:00.000Z' }],
  };
  serveConcerns();
  server.use(
    http.get('*/api/concerns', () => HttpResponse.json({ data: [own], pagination: { total: 1 }, named: false })),
  );
  await renderAt(PAGE, language);
  const row = (await screen.findByRole('link', { name: own.text })).closest('li') as HTMLElement;
  within(row).getByText(badge);
});

test('the own concerns go on below the first ones, also after an error', async () => {
  const own = Array.from({ length: 21 }, (_, at) => aConcern({ id: String(at + 1), text: `Worry ${at + 1}` }));
  serveConcerns({ own });
  const { user } = await renderAt(PAGE);
  await screen.findByRole('link', { name: 'Worry 20' });
  expect(screen.queryByRole('link', { name: 'Worry 21' })).toBeNull();
  reject('get', 'concerns', 422);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('The others could not be loaded. Please try again.');
  serveConcerns({ own });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Worry 21' });
  expect(screen.getAllByRole('link', { name: /^Worry/ })).toHaveLength(21);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the writer reads answer and note, cannot decide, and can add something', async () => {
  const reply = { id: '1', by: 'named' as const, author: { id: '5', name: 'Amal' }, text: 'When was it?', files: [] };
  const replies = [{ ...reply, createdAt: '2026-11-20T10:00:00.000Z' }];
  serveConcerns({ own: [aConcern({ id: '7', state: 'closed', note: 'We called him', replies })] });
  const sent = takeForms('concerns/7/replies', aConcern({ id: '7' }));
  const { user } = await renderAt(`${PAGE}/7`);
  await screen.findByText('We called him');
  screen.getByText('When was it?');
  expect(screen.queryByRole('button', { name: 'Close the concern' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Add something' }), 'Yesterday');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ text: 'Yesterday' }]));
});
