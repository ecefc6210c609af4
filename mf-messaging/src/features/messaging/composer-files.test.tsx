import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdResponses } from '#/testing/hold-responses.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { server, serveThread } from '#/testing/server.ts';
import { field, signInWith, THREAD } from '#/testing/with-maryam.ts';

signInWith();

describe('a file', () => {
  const png = (name = 'page.png', size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' });
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no picker');
    await act(async () => fireEvent.change(input, { target: { files } }));
  };
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
  });

  test('the first file is sent with the text, the second without', async () => {
    const { sent } = serveThread([]);
    const { user } = await renderAt(THREAD);
    await field();
    await choose(png('one.png'), png('two.png'));
    expect(within(screen.getByRole('list', { name: 'Attached' })).getAllByRole('listitem')).toHaveLength(2);
    await user.type(await field(), 'Two pages{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { text: 'Two pages', file: 'one.png' },
      { text: '', file: 'two.png' },
    ]);
  });

  test('a chosen file can be removed before sending', async () => {
    serveThread([]);
    const { user } = await renderAt(THREAD);
    await field();
    await choose(png());
    await user.click(screen.getByRole('button', { name: 'Remove page.png' }));
    expect(screen.queryByText('page.png')).toBeNull();
  });

  test('files can be pasted and dropped', async () => {
    serveThread([]);
    await renderAt(THREAD);
    fireEvent.paste(await field(), { clipboardData: { files: [png('pasted.png')] } });
    expect(await screen.findByText('pasted.png')).toBeTruthy();
    const dataTransfer = { types: ['Files'], files: [png('dropped.png')] };
    fireEvent(document, Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer }));
    expect(await screen.findByText('Drop to attach')).toBeTruthy();
    fireEvent(document, Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }));
    expect(await screen.findByText('dropped.png')).toBeTruthy();
    expect(screen.queryByText('Drop to attach')).toBeNull();
  });

  test.each([
    ['of another kind', new File(['x'], 'a.exe', { type: 'application/x-msdownload' }), /^Only photos/],
    [
      'in the HEIC format, which this browser does not read',
      new File(['x'], 'IMG_1.HEIC'),
      /^This iPhone photo can’t be shown here/,
    ],
    [
      'of sound that is not played',
      new File(['x'], 'a.amr', { type: 'audio/amr' }),
      /^Recordings of this format can’t be played/,
    ],
    ['of more than 10 MB', png('big.png', 10 * 1024 * 1024 + 1), /^A file may be at most 10 MB/],
  ])('the file %s is rejected', async (_, file, words) => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
    onTestFinished(() => decode.mockRestore());
    serveThread([]);
    await renderAt(THREAD);
    await field();
    await choose(file);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });

  test('a file that cannot be stored is not sent again and again', async () => {
    serveThread([]);
    const fields = [{ path: 'file', code: 'no_room', message: 'Too many files wait to be used' }];
    const rejection = { code: 'rate_limited', message: 'Too many files wait to be used', fields };
    server.use(http.post('*/api/messages/send', () => HttpResponse.json(rejection, { status: 429 })));
    const { user } = await renderAt(THREAD);
    await field();
    await choose(png());
    await user.type(await field(), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('an upload can be cancelled, and the window asks before it closes', async () => {
    serveThread([]);
    const { waiting } = holdResponses();
    const { user } = await renderAt(THREAD);
    await field();
    await choose(png());
    await user.type(await field(), '{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeTruthy();
    await waitFor(() => expect(waiting).toHaveLength(1));
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Upload' })).toBeNull());
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
