import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveAssignments } from '#/testing/assignments.ts';
import { aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { setTime } from './class-form.fixture.ts';

test('a future class is moved', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  serveClass(
    aClassDetail({
      id: '30',
      starts_at: '2031-01-15T13:00:00.000Z',
      accomplished: 'Plan',
      may: may('edit', 'editTime'),
    }),
  );
  serveAssignments([]);
  const sent = take('post', 'classes/30');
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30', 'en', true);
  expect((await screen.findByLabelText<HTMLInputElement>('Time')).value).toBe('4:00 pm');
  setTime('2031-01-16', '17:30');
  await waitFor(() => expect(checks.at(-1)?.get('except_id')).toBe('30'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Class edited successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ date: '2031-01-16', time: '17:30' });
});

test('a class that waits for its report has only outcome fields (D21)', async () => {
  signInAs('teacher');
  serveClass(
    aClassDetail({
      id: '30',
      status: 'needs_report_to_end',
      starts_at: '2026-01-15T13:00:00.000Z',
      accomplished: 'Plan',
      may: may('edit'),
    }),
  );
  serveAssignments([]);
  const sent = take('post', 'classes/30');
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30', 'en', true);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Attendance' }), 'Student absent');
  expect(screen.queryByLabelText('Date')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ attendance: 'absence_student', accomplished: 'Plan', notes: '' }),
  );
  expect(await screen.findByText('Class edited successfully')).toBeTruthy();
});

test('a closed class shows a message instead of the form', async () => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30', status: 'cancelled' }));
  await renderAt('/dashboard/classes/my-classes/edit/30');
  expect(await screen.findByText('This class can no longer be changed')).toBeTruthy();
});

test('the class form shows a message for a missing class and for one that failed to load', async () => {
  signInAs('teacher');
  reject('get', 'classes/30', 422);
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30');
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'classes/30', 404);
  await user.click(again);
  expect(await screen.findByText('Class not found')).toBeTruthy();
});
