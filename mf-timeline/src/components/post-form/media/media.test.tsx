import { signInForTest } from '@academy/shared-auth/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, servePosts, server } from '#/testing/server.ts';
import { aFile, aMedia, serveUploads } from '#/testing/uploads.ts';

beforeEach(() => signInForTest({ id: '1' }, ['timeline.read', 'timeline.create']));

async function renderForm() {
  const rendered = await renderAt('/dashboard/timeline/add');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  return { ...rendered, text };
}

const picker = () => screen.getByLabelText<HTMLInputElement>('Add photos or videos', { selector: 'input' });
const list = () => screen.getByRole('list', { name: 'Photos and videos' });
const names = () =>
  within(list())
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'));
const uploaded = (name: string) => screen.findByRole('button', { name: new RegExp(`^Remove .*${name}`) });
const publish = () => screen.getByRole('button', { name: 'Post' });

/** Accepts posts, and lists the media that they were sent with. */
function acceptPosts() {
  servePosts([]);
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/posts', async ({ request }) => {
      sent.push(((await request.json()) as { media: unknown }).media);
      return HttpResponse.json({ data: aPost({ id: '50', status: 'pending' }) }, { status: 201 });
    }),
  );
  return sent;
}

/** An upload that the test can release. */
function held() {
  let release: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { response: () => promise, release };
}

test('picked files are uploaded at once, three in parallel, and shown', async () => {
  const { responses, taken } = serveUploads();
  const first = held();
  responses.set('a.png', first.response);
  responses.set('b.png', held().response);
  responses.set('c.png', held().response);
  const { user } = await renderForm();
  await user.upload(
    picker(),
    ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => aFile(name)),
  );
  expect(names()).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  expect(await screen.findAllByRole('progressbar', { name: /^Uploading .*[abcd]\.png/ })).toHaveLength(4);
  expect(screen.getByText('4 of 9')).toBeTruthy();
  expect(screen.getAllByText('Waiting')).toHaveLength(1);
  expect(taken).toEqual([]);
  first.release(HttpResponse.json({}, { status: 500 }));
  await uploaded('d.png');
  expect(taken).toEqual(['d.png']);
});

test('files that a post cannot have are named with the reason, and the others are kept', async () => {
  const { taken } = serveUploads();
  const { text } = await renderForm();
  const files = [
    aFile('fine.png'),
    aFile('huge.png', { megabytes: 10.1 }),
    aFile('long.mp4', { type: 'video/mp4', megabytes: 50.1 }),
    aFile('large.mp4', { type: 'video/mp4', megabytes: 49.9 }),
    aFile('words.pdf', { type: 'application/pdf' }),
    new File([], 'nothing.png', { type: 'image/png' }),
  ];
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], files } });
  await uploaded('fine.png');
  await uploaded('large.mp4');
  expect(taken.toSorted()).toEqual(['fine.png', 'large.mp4']);
  const rejected = screen
    .getByText('A photo must not be larger than 10 MB, a video not larger than 50 MB.')
    .closest('[role=alert]');
  expect(rejected?.textContent).toContain('huge.png');
  expect(rejected?.textContent).toContain('long.mp4');
  expect(screen.getByText(/^Only photos .* can be added/).parentElement?.textContent).toContain('words.pdf');
  expect(screen.getByText('This file is empty.').parentElement?.textContent).toContain('nothing.png');
  expect(rejected?.textContent).not.toContain('fine.png');
});

test('a HEIC photo that the browser cannot read has an explanation', async () => {
  serveUploads();
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
  onTestFinished(() => decode.mockRestore());
  const { text } = await renderForm();
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'IMG_1.HEIC')] } });
  const reason = await screen.findByText(
    'This iPhone photo can’t be shown here. Take a screenshot of it and send that.',
  );
  expect(reason.parentElement?.textContent).toContain('IMG_1.HEIC');
});

test('the tenth file is rejected, nine are kept', async () => {
  const { taken } = serveUploads();
  const { user } = await renderForm();
  const [first, ...nine] = Array.from({ length: 10 }, (_, index) => aFile(`${index + 1}.png`));
  await user.upload(picker(), first as File);
  await user.upload(picker(), nine);
  const reason = await screen.findByText('You can’t upload more than 9 photos and videos.');
  expect(reason.parentElement?.textContent).toContain('10.png');
  expect(names()).toHaveLength(9);
  await waitFor(() => expect(taken).toHaveLength(9));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('You can’t upload more than 9 photos and videos.')).toBeNull();
});

test('a pasted picture is attached; text pasted with pictures stays text', async () => {
  serveUploads();
  const { text } = await renderForm();
  const paste = (files: File[], html: string) => {
    const getData = (type: string) => (type === 'text/html' ? html : '');
    fireEvent(text, createEvent.paste(text, { clipboardData: { files, getData } }));
  };
  paste([aFile('screen.png')], '');
  await uploaded('screen.png');
  paste([aFile('copied.png')], '<meta charset="utf-8"><img src="https://a.test/x.png">');
  await uploaded('copied.png');
  paste([aFile('sheet.png')], '<p>Words <b>from</b> a sheet</p>');
  await waitFor(() => expect(text.textContent).toContain('Words from a sheet'));
  expect(names()).toHaveLength(2);
});

test('the form highlights while files are dragged over it', async () => {
  const { text } = await renderForm();
  fireEvent.dragOver(text, { dataTransfer: { types: ['text/plain'] } });
  expect(screen.queryByText('Drop photos and videos here')).toBeNull();
  fireEvent.dragOver(text, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('Drop photos and videos here')).toBeTruthy();
  fireEvent.dragLeave(text, { relatedTarget: document.body });
  expect(screen.queryByText('Drop photos and videos here')).toBeNull();
});

test('a cancelled upload is aborted and removed', async () => {
  const { responses, deleted } = serveUploads();
  responses.set('a.png', held().response);
  const { user } = await renderForm();
  await user.upload(picker(), [aFile('a.png'), aFile('b.png')]);
  await user.click(await screen.findByRole('button', { name: /^Cancel the upload of .*a.png/ }));
  await uploaded('b.png');
  expect(names()).toEqual(['b.png']);
  expect(deleted).toEqual([]);
});

test('removing an uploaded file deletes it', async () => {
  const { deleted } = serveUploads();
  const { user } = await renderForm();
  await user.upload(picker(), aFile('a.png'));
  await user.click(await uploaded('a.png'));
  await waitFor(() => expect(deleted).toEqual(['m1']));
  expect(screen.queryByRole('list', { name: 'Photos and videos' })).toBeNull();
});

const fieldsOf = (codes: string[]) => codes.map((code) => ({ path: 'file', code, message: code }));

test.each([
  [500, 'Boom', [], 'An unexpected error occurred, try again later.'],
  [413, 'The image is larger than 10 MB', [], 'A photo must not be larger than 10 MB.'],
  [413, 'The video is larger than 50 MB', [], 'A photo must not be larger than 10 MB, a video not larger than 50 MB.'],
  [413, 'As AVIF a picture may have …', ['pixels'], /This photo is too large\. Take a screenshot/],
  [413, 'An animation may have …', ['animation'], /^This animation is too long or too large/],
  [415, 'Files of the format TIFF …', ['picture_format'], /^Photos of this format can’t be shown/],
  [415, 'Files of the format 3GP …', ['video_format'], /^Videos of this format can’t be played/],
  [415, 'The file is damaged', ['damaged'], 'This file is damaged or has the wrong type.'],
  [429, 'Too many files wait', ['no_room'], /^You have too many unused uploads/],
  [507, 'There is no space left for files', [], /^The academy has no space left for files/],
  [429, 'Too many attempts', [], 'You have added a lot in a short time. Try again later.'],
])(
  'an upload rejected with %i "%s" shows the error at its file and can be retried',
  async (status, message, codes, said) => {
    const { responses, taken } = serveUploads();
    responses.set('a.png', () => HttpResponse.json({ code: 'x', message, fields: fieldsOf(codes) }, { status }));
    const { user } = await renderForm();
    await user.upload(picker(), aFile('a.png'));
    const problem = await screen.findByText(said);
    expect(list().contains(problem)).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Upload .*a.png.* again/ }));
    await waitFor(() => expect(taken).toEqual(['a.png']));
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('a missing connection is reported at the file, which can be uploaded again', async () => {
  const { responses, taken } = serveUploads();
  responses.set('a.png', () => HttpResponse.error());
  const { user } = await renderForm();
  await user.upload(picker(), aFile('a.png'));
  expect(await screen.findByText('It was not uploaded. Check your connection.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Upload .*a.png.* again/ }));
  await uploaded('a.png');
  expect(taken).toEqual(['a.png']);
});

test('buttons change the order of files, announce it, and keep the focus at the file', async () => {
  serveUploads();
  const sent = acceptPosts();
  const { user, text } = await renderForm();
  for (const name of ['a.png', 'b.png', 'c.png']) {
    await user.upload(picker(), aFile(name));
    await uploaded(name);
  }
  expect(screen.queryByRole('button', { name: /^Move .*a.png.* earlier/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Move .*c.png.* earlier/ }));
  expect(names()).toEqual(['a.png', 'c.png', 'b.png']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Move .*c.png.* earlier/ }));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['c.png', 'a.png', 'b.png']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Move .*c.png.* later/ }));
  expect(screen.getByText('\u2068c.png\u2069 is now 1 of 3')).toBeTruthy();
  await user.click(text);
  await user.paste('In my order');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([['m3', 'm1', 'm2']]));
});

test('dragging changes the order of files', async () => {
  serveUploads();
  const { user } = await renderForm();
  await user.upload(picker(), [aFile('a.png'), aFile('b.png')]);
  await uploaded('b.png');
  const [first, second] = within(list()).getAllByRole('listitem');
  if (!first || !second) throw new Error('no two files');
  fireEvent.dragStart(second, { dataTransfer: { setData: () => {} } });
  fireEvent.dragEnter(first);
  fireEvent.dragEnd(second);
  expect(names()).toEqual(['b.png', 'a.png']);
});

test('publishing waits for running uploads and says so', async () => {
  const { responses } = serveUploads();
  const sent = acceptPosts();
  const upload = held();
  responses.set('slow.png', upload.response);
  const { user, text, path } = await renderForm();
  await user.click(text);
  await user.paste('With a picture');
  await user.upload(picker(), [aFile('slow.png'), aFile('fast.png')]);
  await uploaded('fast.png');
  await user.click(publish());
  expect(await screen.findByText(/^The files are still uploading/)).toBeTruthy();
  expect(sent).toEqual([]);
  upload.release(HttpResponse.json({ data: aMedia({ id: 'slow' }) }, { status: 201 }));
  await waitFor(() => expect(path()).toBe('/dashboard/timeline'));
  expect(sent).toEqual([['slow', 'm1']]);
});

test('a post is not sent without a failed file', async () => {
  const { responses } = serveUploads();
  const sent = acceptPosts();
  responses.set('a.png', () => HttpResponse.json({}, { status: 500 }));
  const { user, text } = await renderForm();
  await user.click(text);
  await user.paste('With a picture');
  await user.upload(picker(), aFile('a.png'));
  await screen.findByRole('button', { name: /^Upload .*a.png.* again/ });
  await user.click(publish());
  expect(await screen.findByText('Some files are not uploaded yet. Try them again or remove them.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('local picture addresses are released', async () => {
  serveUploads();
  const made = vi.spyOn(URL, 'createObjectURL');
  const released = vi.spyOn(URL, 'revokeObjectURL');
  const { user, unmount } = await renderForm();
  await user.upload(picker(), [aFile('a.png'), aFile('b.png')]);
  await uploaded('b.png');
  await user.click(await uploaded('a.png'));
  unmount();
  const addresses = made.mock.results.map(({ value }) => value);
  expect(addresses).toHaveLength(2);
  expect(released.mock.calls.map(([address]) => address).toSorted()).toEqual(addresses.toSorted());
});
