import { signInForTest } from '@academy/shared-auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { goal, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7/goal';
const mine = { data: [], may: { update: true } };

beforeEach(() => void signInForTest({ id: '5', role: 'teacher', roles: ['teacher'] }, []));

test('a surah and a day are set as a goal', async () => {
  serveStudent({ goals: mine });
  const sent = takeBodies('post', 'students/7/goals', { data: goal });
  const { user, path } = await renderAt(PATH);
  await user.type(await screen.findByRole('combobox', { name: 'Surah' }), 'nas');
  await user.click(await screen.findByRole('option', { name: /An-Nas/ }));
  fireEvent.change(screen.getByLabelText('To be reached by'), { target: { value: '2026-12-31' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => path()).toBe('/dashboard/progress/7');
  expect(sent).toMatchObject([{ range: { surahFrom: 114, surahTo: 114 }, by: '2026-12-31' }]);
});

test('an ayah that the surah does not have is kept, and nothing is sent', async () => {
  serveStudent({ goals: mine });
  const sent = takeBodies('post', 'students/7/goals', { data: goal });
  const { user, path } = await renderAt(PATH);
  await user.type(await screen.findByRole('combobox', { name: 'Surah' }), 'nas');
  await user.click(await screen.findByRole('option', { name: /An-Nas/ }));
  fireEvent.change(screen.getByLabelText('To be reached by'), { target: { value: '2026-12-31' } });
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To ayah' });
  await user.clear(to);
  await user.type(to, '999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => document.activeElement).toBe(to);
  expect([to.value, to.getAttribute('aria-invalid')]).toEqual(['999', 'true']);
  expect(sent).toEqual([]);
  await user.clear(to);
  await user.type(to, '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => path()).toBe('/dashboard/progress/7');
  expect(sent).toMatchObject([{ range: { surahFrom: 114, ayahTo: 3 } }]);
});

test('a goal without a range and a day is named at its fields', async () => {
  serveStudent({ goals: mine });
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('يُرجى اختيار سورة')).toBeTruthy();
  expect(screen.getByText('التاريخ مطلوب')).toBeTruthy();
  const range = screen.getByRole('group', { name: 'ما يُراد حفظه' });
  await expect.poll(() => document.activeElement).toBe(range);
  expect(document.getElementById(range.getAttribute('aria-describedby') ?? '')?.textContent).toBe('يُرجى اختيار سورة');
});
