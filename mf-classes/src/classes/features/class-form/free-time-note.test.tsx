import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveFreeTimes, serveWeek } from '#/testing/free-times.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { choose, PATH, setTime } from './class-form.fixture.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('the next times that are free for both are shown on both clocks, and one touch chooses one', async () => {
  signInAs('teacher');
  serveSchedule();
  const asked = serveFreeTimes(['2031-01-14T13:00:00.000Z', '2031-01-14T13:30:00.000Z', '2031-01-15T14:00:00.000Z']);
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  expect(await screen.findByRole('heading', { name: 'Next free for both' })).toBeTruthy();
  // 4:30 is within a class of 45 minutes that begins at 4:00.
  const offers = screen.getAllByRole('button', { name: /in London/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tue,? 14 Jan 2031,? 4:00 pm\u2068?1:00 pm\u2069? in London$/),
    expect.stringMatching(/^Wed,? 15 Jan 2031,? 5:00 pm\u2068?2:00 pm\u2069? in London$/),
  ]);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ student_id: '12', minutes: '45' });
  await user.click(offers[1] as HTMLElement);
  await waitFor(() => expect(field('Time').value).toBe('5:00 pm'));
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toMatch(/15 Jan 2031/);
});

test('free times are requested with a length in any digits, and not with an invalid length', async () => {
  signInAs('teacher');
  serveSchedule();
  const asked = serveFreeTimes(['2031-01-14T13:00:00.000Z']);
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  await screen.findByRole('heading', { name: 'Next free for both' });
  const length = (value: string) => fireEvent.change(screen.getByLabelText('Length in minutes'), { target: { value } });
  length('٦٠');
  await waitFor(() => expect(asked.at(-1)?.get('minutes')).toBe('60'));
  length('481');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next free for both' })).toBeNull());
  expect(asked.map((search) => search.get('minutes'))).not.toContain('481');
});

test('a time outside of the teacher’s free times has a warning, and one within them has none', async () => {
  signInAs('leader');
  serveWeek({ windows: [{ weekday: 3, from: '16:00', to: '20:00' }] });
  serveSchedule((search) => ({
    starts_at: search.get('time') === '16:00' ? '2031-01-15T13:00:00.000Z' : '2031-01-15T18:00:00.000Z',
  }));
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime('2031-01-15', '21:00');
  expect(await screen.findByText(/^This is outside the teacher’s free times/)).toBeTruthy();
  setTime('2031-01-15', '16:00');
  await waitFor(() => expect(screen.queryByText(/^This is outside the/)).toBeNull());
});

test('unknown free times of a teacher are mentioned without a warning', async () => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime();
  expect(await screen.findByText('This teacher hasn’t set free times.')).toBeTruthy();
  expect(screen.queryByText(/outside of/)).toBeNull();
});

test('a class form starts with the teacher, time and length of its address', async () => {
  signInAs('leader');
  serveSchedule();
  await renderAt(`${PATH}?teacher_id=7&at=2031-01-15T14:00:00.000Z&minutes=60`);
  await waitFor(() => expect(field('Teacher').value).toBe('Salma Haddad'));
  expect(field('Time').value).toBe('5:00 pm');
});
