import { signInForTest } from '@academy/shared-auth/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { classPageSchema } from '#/class/api/class-schema.ts';
import { aClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aVisit, serveToVisit, serveVisit, serveVisits } from '#/testing/visits.ts';

const PATH = '/dashboard/visits';
const salma = { id: '7', name: 'Salma Haddad' };
const omar = { id: '8', name: 'Omar Nasser' };
const none = { lastVisitAt: null, dueAt: null, planned: null };

test('a leader sees whom to visit, and plans a visit to a class', async () => {
  signInAs('leader');
  const asked = serveToVisit([
    { ...none, teacher: salma, dueAt: '2026-11-01T10:00:00.000Z', isOverdue: true },
    { ...none, teacher: omar, isOverdue: false, planned: { id: '30', startsAt: '2026-12-01T10:00:00.000Z' } },
  ]);
  const row = aClass({ id: '9', teacher: { ...salma, timezone: 'Asia/Amman' } });
  serve('classes', v.parse(classPageSchema, { data: [row], pagination: { total: 1 } }));
  const visit = aVisit();
  serveVisit(visit);
  const { user, path } = await renderAt(PATH);
  expect(await screen.findByText('Visit overdue')).toBeTruthy();
  expect(screen.getByText('Each teacher is visited every 12 weeks')).toBeTruthy();
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Actions for .*Salma/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Plan a visit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText('Class');
  const save = dialog.getByRole('button', { name: 'Plan a visit' });
  await user.click(save);
  expect(dialog.getByText('Choose a class')).toBeTruthy();
  await user.selectOptions(field, '9');
  reject('post', 'visits', 409);
  await user.click(save);
  expect(await dialog.findByText(/There is a visit to this class already/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Actions for .*Salma/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Plan a visit' }));
  const again = within(await screen.findByRole('dialog'));
  await user.selectOptions(await again.findByLabelText('Class'), '9');
  expect(again.queryByText(/There is a visit/)).toBeNull();
  const planned = take('post', 'visits', { data: visit });
  await user.click(again.getByRole('button', { name: 'Plan a visit' }));
  await waitFor(() => expect(path()).toBe(`${PATH}/31`));
  expect(planned).toMatchObject([{ body: { classId: '9' } }]);
});

test('the visits of a status say what is to be done', async () => {
  signInAs('leader');
  serveToVisit([]);
  const asked = serveVisits([aVisit({ may: { record: true } }), aVisit({ id: '32', isOff: true })]);
  await renderAt(`${PATH}?status=planned`);
  expect(await screen.findByText('To record')).toBeTruthy();
  expect(screen.getByText('Class cancelled')).toBeTruthy();
  expect(asked.at(-1)?.get('status')).toBe('planned');
});

test('a teacher has the visits of the own classes, and no plans', async () => {
  signInAs('teacher');
  const asked = serveVisits([aVisit({ status: 'released', releasedAt: '2026-11-21T10:00:00.000Z' })]);
  await renderAt(PATH);
  // 13:00 UTC, on the teacher's own clock in Amman.
  expect(await screen.findByText(/4:00 – 4:30 pm/)).toBeTruthy();
  expect(await screen.findByText('No reply yet')).toBeTruthy();
  expect(screen.getByText('Huda Saleh')).toBeTruthy();
  expect(asked.at(-1)?.get('status')).toBe('released');
  expect(screen.queryByText('Whom to visit')).toBeNull();
});

test('the rubric is linked for admins who may also change users', async () => {
  serveToVisit([]);
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['classes.report.create']);
  await renderAt(PATH);
  expect(await screen.findByText('Nobody to visit')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Visit rubric' })).toBeNull();
  cleanup();
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['classes.report.create', 'users.update']);
  await renderAt(PATH);
  expect(await screen.findByRole('link', { name: 'Visit rubric' })).toBeTruthy();
});
