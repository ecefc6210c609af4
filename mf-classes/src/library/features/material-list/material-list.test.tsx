import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFile } from '#/testing/assignments.ts';
import { aMaterial, serveMaterials } from '#/testing/materials.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/lms';
const own = aMaterial({ id: '3', may: { edit: true, delete: true } });

async function menuOf(user: Awaited<ReturnType<typeof renderAt>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Juz Amma' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

test('materials are listed by name, and can be read in full', async () => {
  signInAs('student');
  const searches = serveMaterials([aMaterial({ id: '3' })]);
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Read']);
  await user.click(screen.getByRole('menuitem', { name: 'Read' }));
  expect(within(await screen.findByRole('dialog')).getByText('From An-Naba to An-Nas')).toBeTruthy();
  expect(String(searches[0])).toBe('sort=name&page=1&per_page=10');
  expect(screen.queryByRole('link', { name: 'Add material' })).toBeNull();
});

test('a material has its name in the reader’s language (D168)', async () => {
  signInAs('student');
  serveMaterials([aMaterial({ id: '3', name_ar: 'جزء عم' })]);
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('جزء عم')).toBeTruthy();
  expect(screen.queryByText('Juz Amma')).toBeNull();
});

test('a viewer with the permission edits and deletes a material', async () => {
  signInAs('admin');
  serveMaterials([own]);
  take('delete', 'materials/3');
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Read', 'Edit', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveMaterials([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Material deleted')).toBeTruthy();
  expect(await screen.findByText('Materials will appear here')).toBeTruthy();
});

test("a file that a browser cannot show is downloaded, from the list and from the material's text", async () => {
  signInAs('student');
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  serveMaterials([aMaterial({ id: '3', file: aFile({ mime: office, name: 'Letters.docx' }) })]);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Read', 'Download']);
  await user.click(screen.getByRole('menuitem', { name: 'Download' }));
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Read' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Letters.docx' }));
  expect(assign.mock.calls).toEqual([['/api/files/media/f1.pdf?pass=token'], ['/api/files/media/f1.pdf?pass=token']]);
});
