import { type Language, sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwnProfile, serveOwnProfile, takeOwnProfile } from '#/account/testing/own-account.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';

/** Missing in this environment: decoded pictures, and a canvas. */
const decode = vi.fn();
const drawImage = vi.fn();
beforeEach(() => {
  decode.mockReset().mockResolvedValue(undefined);
  drawImage.mockReset();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 900;
      naturalHeight = 600;
      decode = decode;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => {}, drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) =>
    callback(new Blob(['cut'], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const aFile = ({ type = 'image/png', megabytes = 1 } = {}) => {
  const file = new File(['bytes'], 'me.png', { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
};

async function choose(file: File, language: Language = 'en') {
  const own = anOwnProfile();
  signInForTest({ id: own.id, name: own.name }, []);
  serveOwnProfile(own);
  await renderAt('/profile', language);
  const label = language === 'en' ? 'Change photo' : 'تغيير الصورة';
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(label, { selector: 'input' }), file);
  return { user, own, dialog: () => screen.findByRole('dialog', { name: 'Your photo' }) };
}

test.each([
  ['en', { type: 'image/gif' }, 'Please choose a JPEG, PNG or WebP photo.'],
  ['ar', { type: 'application/pdf' }, 'يُرجى اختيار صورة من نوع JPEG أو PNG أو WebP.'],
  ['en', { megabytes: 10.1 }, 'This photo is larger than 10 MB. Please choose a smaller one.'],
  ['ar', { megabytes: 11 }, 'هذه الصورة أكبر من 10 ميغابايت. يُرجى اختيار صورة أصغر.'],
] as const)('an unusable picture is rejected at once (%s, %o)', async (language, about, problem) => {
  await choose(aFile(about), language);
  await screen.findByText(problem);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a HEIC picture is cropped like others if the browser can read it, otherwise the page asks for a JPEG', async () => {
  const { dialog } = await choose(aFile({ type: 'image/heic' }));
  await dialog();
  cleanup();
  decode.mockRejectedValue(new Error('no picture'));
  await choose(aFile({ type: 'image/heic' }));
  await screen.findByText('This iPhone photo can’t be shown here. Take a screenshot of it and choose that.');
});

test('a file that only claims to be a picture is rejected', async () => {
  decode.mockRejectedValue(new Error('no picture'));
  await choose(aFile());
  await screen.findByText('This file could not be read as a photo. Please choose another.');
});

test('a picture of ten megabytes is cropped, sent and shown', async () => {
  const { user, own, dialog } = await choose(aFile({ megabytes: 10 }));
  const taken = takeOwnProfile(own);
  const opened = within(await dialog());
  opened.getByRole('application', { name: 'Part of the photo that is shown' });
  expect(opened.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('1');
  await user.click(opened.getByRole('button', { name: 'Save photo' }));
  await screen.findByText('Photo updated');
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 150, 0, 600, 600, 0, 0, 600, 600);
  expect(taken).toMatchObject([{ type: 'image/jpeg', size: 3 }]);
  expect(sessionStore.getState().user?.image).toBe('/api/files/avatars/new.webp');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a rejected picture stays and can be sent again', async () => {
  const { user, own, dialog } = await choose(aFile());
  reject('put', 'own-profile', 500);
  const opened = within(await dialog());
  await user.click(opened.getByRole('button', { name: 'Save photo' }));
  await opened.findByText('Internal server error!');
  const taken = takeOwnProfile(own);
  await user.click(opened.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => expect(taken).toHaveLength(1));
});

test('closing the dialog aborts an upload', async () => {
  const { user, own, dialog } = await choose(aFile());
  let release = () => {};
  const responded = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken = takeOwnProfile(own, responded);
  const opened = within(await dialog());
  await user.click(opened.getByRole('button', { name: 'Save photo' }));
  await opened.findByRole('progressbar', { name: 'Sending the photo' });
  await waitFor(() => expect(taken).toHaveLength(1));
  await user.click(opened.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  // Waits until a later request has a response.
  await (await fetch(`${location.origin}/api/own-profile`)).json();
  expect(sessionStore.getState().user?.image).toBeNull();
  expect(screen.queryByText('Internal server error!')).toBeNull();
});
