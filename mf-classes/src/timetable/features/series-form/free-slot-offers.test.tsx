import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveFreeTimes, serveWeek } from '#/testing/free-times.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { servePreview } from '#/testing/series.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/add-weekly';
const times = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Time' }).map(({ value }) => value);
const days = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Day of the week' }).map(({ value }) => value);

test('times that are free for both become weekly times on the student’s clock, one after the other', async () => {
  signInAs('teacher');
  serveSchedule();
  serveFreeTimes(['2031-01-14T13:00:00.000Z', '2031-01-15T14:00:00.000Z']);
  const { user } = await renderAt(`${PATH}?student_id=12`);
  const [first, second] = await screen.findAllByRole('button', { name: /in London/ });
  await user.click(second as HTMLElement);
  expect(times()).toEqual(['2:00 pm']);
  expect(days()).toEqual(['3']);
  await user.click(first as HTMLElement);
  expect(times()).toEqual(['2:00 pm', '1:00 pm']);
  expect(days()).toEqual(['3', '2']);
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toMatch(/14 Jan 2031/);
});

test('weekly classes outside of the teacher’s free times are counted before saving', async () => {
  signInAs('teacher');
  serveWeek({ windows: [{ weekday: 1, from: '09:00', to: '12:00' }] });
  serveSchedule();
  servePreview();
  const { user } = await renderAt(`${PATH}?student_id=12`);
  await user.type(await screen.findByRole('combobox', { name: 'Material' }), 'Juz');
  await user.click(await screen.findByRole('option', { name: /Juz/ }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-01-13' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: '17:00' } });
  await waitFor(() => expect(screen.getByText(/outside the teacher’s free times/)).toBeTruthy());
});
