import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMaterial, serveMaterials } from '#/testing/materials.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => signInAs('admin'));

test('a material is added', async () => {
  serveMaterials([]);
  const sent = take('post', 'materials', { data: aMaterial({ id: '3' }) }, 201);
  const { user, path } = await renderAt('/dashboard/lms/add', 'en', true);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Juz Amma');
  await user.type(screen.getByRole('textbox', { name: 'Content' }), 'An-Naba');
  await user.click(screen.getByRole('button', { name: 'Add material' }));
  expect(await screen.findByText('Material Added Successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/lms'));
  expect(sent[0]?.body).toEqual({ name: 'Juz Amma', content: 'An-Naba' });
});

test.each([
  ['en', 'Add material', ['Name is Required', 'Content is Required']],
  ['ar', 'إضافة مادة', ['الاسم مطلوب', 'المحتوى مطلوب']],
] as const)('name and content are required (%s)', async (language, button, messages) => {
  const { user } = await renderAt('/dashboard/lms/add', language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('a material is edited', async () => {
  serveMaterials([aMaterial({ id: '3' })]);
  const sent = take('put', 'materials/3');
  const { user } = await renderAt('/dashboard/lms/edit/3', 'en', true);
  await user.type(await screen.findByDisplayValue('Juz Amma'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Material Edited Successfully')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ name: 'Juz Amma II', content: 'From An-Naba to An-Nas' });
});

test('a material that could not be loaded can be tried again; one that is gone is told', async () => {
  reject('get', 'materials/3', 422);
  const { user } = await renderAt('/dashboard/lms/edit/3');
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'materials/3', 404);
  await user.click(again);
  expect(await screen.findByText('This material is not here')).toBeTruthy();
});
