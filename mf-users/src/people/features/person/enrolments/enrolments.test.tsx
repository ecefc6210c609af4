import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Enrolment, type Enrolments, enrolmentSchema } from '#/people/api/enrolments.ts';
import { everybody, signInAs } from '#/testing/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { server, serveUsers, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/users/student/11';

const anEnrolment = (about: Partial<Enrolment> & { id: string }): Enrolment =>
  v.parse(enrolmentSchema, {
    ...{ subject: 'memorisation', teacher: { id: '7', name: 'Salma Haddad' }, since: '2026-01-05', until: null },
    ...{ state: 'active', agreedMinutes: 30, teachers: [], may: { update: true } },
    ...about,
  });
const arabic = anEnrolment({
  ...{ id: '2', subject: 'arabic', teacher: { id: '8', name: 'Omar Farouk' }, agreedMinutes: 45 },
  teachers: [{ teacher: { id: '9', name: 'Nur Aisyah' }, since: '2026-04-01', planned: true }],
});

function serve(data: Enrolment[], may: Enrolments['may'] = { create: true }) {
  signInAs('admin');
  serveUsers(everybody);
  server.use(http.get('*/api/students/11/enrolments', () => HttpResponse.json({ data, may })));
}

const menuOf = (subject: string) => screen.findByRole('button', { name: `Actions for ${subject}` });

test('a single subject is not named; who may add another has only the button', async () => {
  serve([anEnrolment({ id: '1' })]);
  const { unmount } = await renderAt(PAGE);
  await screen.findByRole('button', { name: 'Add a subject' });
  expect(screen.queryByText('Memorisation and revision')).toBeNull();
  unmount();
  serve([anEnrolment({ id: '1' })], { create: false });
  await renderAt(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Yusuf Karim' });
  expect(screen.queryByRole('button', { name: 'Add a subject' })).toBeNull();
});

test('several subjects are listed with teacher, length, state and what is planned', async () => {
  serve([anEnrolment({ id: '1', state: 'paused' }), arabic], { create: false });
  await renderAt(PAGE);
  const card = (await screen.findByRole('heading', { name: 'Subjects' })).parentElement as HTMLElement;
  expect(card.textContent).toContain('Memorisation and revisionPausedSalma Haddad30 minutes · since 5 Jan 2026');
  expect(card.textContent).toContain('ArabicOmar Farouk45 minutes');
  expect(card.textContent).toContain('From 1 Apr 2026 with \u2068Nur Aisyah\u2069');
});

test('a second subject is added with its teacher, and a taken one is an error of its field', async () => {
  serve([anEnrolment({ id: '1' })]);
  const bodies = takeBodies('post', 'students/11/enrolments');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Add a subject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add subject' }));
  for (const text of ['Choose a subject', 'Choose a teacher', 'Choose the first day'])
    expect(await dialog.findAllByText(text)).not.toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Subject'), 'arabic');
  await user.type(dialog.getByRole('combobox', { name: 'Teacher' }), 'Salma');
  await user.click(await screen.findByRole('option', { name: /Salma Haddad/ }));
  await user.type(dialog.getByLabelText('First day'), '2026-03-01');
  await user.click(dialog.getByRole('button', { name: 'Add subject' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ subject: 'arabic', teacherId: '7', since: '2026-03-01', agreedMinutes: 30 }]),
  );
});

test('a subject is paused, and ended on a day', async () => {
  serve([anEnrolment({ id: '1' }), arabic]);
  const changes = takeBodies('put', 'enrolments/2');
  const ends = takeBodies('post', 'enrolments/2/end');
  const { user } = await renderAt(PAGE);
  await user.click(await menuOf('Arabic'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await waitFor(() => expect(changes).toEqual([{ state: 'paused' }]));
  await user.click(await menuOf('Arabic'));
  await user.click(await screen.findByRole('menuitem', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End Arabic?' }));
  await user.type(dialog.getByLabelText('No longer from'), '2026-05-01');
  await user.click(dialog.getByRole('button', { name: 'End subject' }));
  await waitFor(() => expect(ends).toEqual([{ from: '2026-05-01' }]));
});

test('a planned end is taken back by its own name', async () => {
  const ending = { ...arabic, until: '2026-06-01' };
  serve([anEnrolment({ id: '1' }), ending]);
  const changes = takeBodies('put', 'enrolments/2');
  const { user } = await renderAt(PAGE);
  await user.click(await menuOf('Arabic'));
  expect(screen.queryByRole('menuitem', { name: 'Resume' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Cancel the end' }));
  await screen.findByText('End cancelled');
  expect(changes).toEqual([{ state: 'active' }]);
});
