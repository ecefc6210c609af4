import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { peopleResponse, personResponse } from '#/base/api/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { layla, serveSchedule } from '#/testing/schedule.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { choose, fill, PATH, scheduled, submit } from './class-form.fixture.ts';

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^This is a make-up class for one/ });
const makeUp = (id: string) => ({ id, until: '2031-06-30' });

test('a make-up is not sent with another student than its own (D103)', async () => {
  signInAs('teacher');
  const checks = serveSchedule((search) => ({ makeups: [makeUp(search.get('student_id') === '12' ? '9' : '10')] }));
  const yusuf = { ...layla, id: '13', name: 'Yusuf Haddad' };
  serve('users', v.parse(peopleResponse, { data: [layla, yusuf] }));
  serve('users/13', v.parse(personResponse, { data: { data: [yusuf] } }));
  const sent = take('post', 'classes', scheduled(), 201);
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  await user.click(await box());
  expect((await box()).checked).toBe(true);
  await user.clear(screen.getByRole('combobox', { name: 'Student' }));
  await choose(user, 'Student', 'Yusuf');
  await waitFor(() => expect(checks.at(-1)?.get('student_id')).toBe('13'));
  expect((await box()).checked).toBe(false);
  await submit(user);
  await waitFor(() => expect(sent).toMatchObject([{ body: { student_id: '13' } }]));
  expect(sent[0]?.body).not.toHaveProperty('makeupId');
});

test('a make-up of a restored form is kept as long as it is offered (D103)', async () => {
  signInAs('teacher');
  serveSchedule({ makeups: [makeUp('9')] });
  const sent = take('post', 'classes', scheduled(), 201);
  const first = await renderAt(PATH);
  await fill(first.user);
  await first.user.click(await box());
  first.unmount();
  const second = await renderAt(PATH);
  expect((await box()).checked).toBe(true);
  second.unmount();
  serveSchedule({ makeups: [] });
  const { user } = await renderAt(PATH, 'en', true);
  await screen.findByText(/^in London:/);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('makeupId');
});

test('a make-up that another user used has an error at its field (D103)', async () => {
  signInAs('teacher');
  serveSchedule({ makeups: [makeUp('9')] });
  reject('post', 'classes', 409, { fields: [{ path: 'makeupId', code: 'used', message: 'The make-up is used' }] });
  const { user } = await renderAt(PATH);
  await fill(user);
  await user.click(await box());
  await submit(user);
  expect(await screen.findByText('This make-up class has been used, or is no longer valid on that day.')).toBeTruthy();
});
