import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { filePageSchema, type ListedFile } from '#/library/api/files.ts';
import { aFile, aPicture } from '#/testing/assignments.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/files';
const listed = (about: Partial<ListedFile> & { id: string }): ListedFile => ({
  kind: 'book',
  title: 'Noorani Qaida',
  file: aFile(),
  owner: { id: '5', name: 'Bilal Rahman' },
  place_id: '3',
  created_at: '2026-11-20T13:40:00.000Z',
  ...about,
});
const serveFiles = (rows: ListedFile[]) =>
  serve('files', v.parse(filePageSchema, { data: rows, pagination: { total: rows.length } }));
const picture = listed({ id: 'chat:4', kind: 'chat', title: null, file: aPicture, place_id: '7' });
const recording = listed({
  id: 'chat:5',
  kind: 'chat',
  title: 'Recited',
  file: aFile({ type: 'audio', mime: 'audio/ogg' }),
});
const presentation = listed({
  id: 'material:6',
  kind: 'material',
  title: 'Letters',
  file: aFile({ mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' }),
});

test('files of all kinds are in one list, each with a link to the place that it belongs to', async () => {
  signInAs('student');
  serveFiles([
    listed({ id: 'book:3' }),
    listed({ id: 'assignment:4', kind: 'assignment', title: 'Page 12', place_id: '30' }),
    listed({ id: 'hand_in:6', kind: 'hand_in', title: 'Recited page', place_id: '4' }),
    listed({ id: 'material:5', kind: 'material', title: 'Juz Amma' }),
    picture,
  ]);
  await renderAt(PATH);
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', {
    name: /Noorani Qaida|Page 12|Recited page|Juz Amma|Photo/,
  });
  expect(links.map(({ pathname }) => pathname)).toEqual([
    '/dashboard/books/read/3',
    '/dashboard/classes/30',
    '/dashboard/classes/my-assignments/4',
    '/dashboard/lms',
    '/dashboard/messaging/chats/7',
  ]);
  expect(within(screen.getByRole('row', { name: /Page 12/ })).getByText('Assignment')).toBeTruthy();
});

test('files that a browser can show open in the page, others are downloaded', async () => {
  signInAs('student');
  serveFiles([picture, recording]);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Recited' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download' }));
  expect(assign).toHaveBeenCalledWith('/api/files/media/f1.pdf?pass=token');
  await user.click(screen.getByRole('button', { name: 'Actions for Photo' }));
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Large view' })).toBeTruthy();
});

test('the PowerPoint viewer opens only presentations', async () => {
  signInAs('student');
  serveFiles([listed({ id: 'book:3' }), presentation]);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Noorani Qaida' }));
  expect(screen.queryByRole('menuitem', { name: 'PowerPoint reader' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Letters' }));
  await user.click(screen.getByRole('menuitem', { name: 'PowerPoint reader' }));
  expect(await screen.findByRole('dialog', { name: 'Letters' })).toBeTruthy();
});

test('files are searched and filtered by kind', async () => {
  signInAs('student');
  const searches = serveFiles([listed({ id: 'book:3' })]);
  await renderAt(`${PATH}?q=qaida&kind=book`);
  await screen.findByRole('row', { name: /Noorani Qaida/ });
  expect(String(searches[0])).toBe('page=1&per_page=10&search=qaida&kind=book');
});

test('an empty list of files says what will be there', async () => {
  signInAs('student');
  serveFiles([]);
  await renderAt(PATH);
  expect(await screen.findByText('Files will appear here')).toBeTruthy();
});
