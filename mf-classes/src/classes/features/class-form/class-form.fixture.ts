import { fireEvent, screen } from '@testing-library/react';
import { aClass } from '#/testing/classes.ts';
import type { renderAt } from '#/testing/render-at.tsx';

export const PATH = '/dashboard/classes/my-classes/add';
type User = Awaited<ReturnType<typeof renderAt>>['user'];
export const scheduled = (warnings: string[] = []) => ({ data: aClass({ id: '30' }), warnings });

export async function choose(user: User, field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

/** Sets date and time fields, which accept only the format of the browser's picker. */
export function setTime(date = '2031-01-15', time = '16:00') {
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: time } });
}

export async function fill(user: User) {
  await choose(user, 'Student', 'Layla');
  await choose(user, 'Material', 'Juz');
  setTime();
  await user.type(screen.getByRole('textbox', { name: 'Plan' }), 'Surah An-Naba');
}

export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add class' }));
