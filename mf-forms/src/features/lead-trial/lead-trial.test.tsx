import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLead, serveLead } from '#/testing/leads.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { instantOf } from './instant-of.ts';

const PATH = '/dashboard/leads/8/trial';

async function open({ age = 9, missing = false } = {}) {
  signInAs('admin');
  serveLead(aLead({ learner: { name: 'Omar', age } }));
  const teachers = serve('users', { data: [{ id: '2', name: 'Maryam', image: null }] });
  serve('materials', { data: [{ id: '3', name: 'Juz Amma' }] });
  serve('teachers/2/free-times', { data: [{ startsAt: '2026-03-05T16:00:00.000Z' }], known: true });
  const lacks = serve('teachers/2/documents/missing', { data: { missing } });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('combobox', { name: 'Teacher' }));
  await user.click(await screen.findByRole('option', { name: /Maryam/ }));
  await user.click(screen.getByRole('combobox', { name: 'Material' }));
  await user.click(await screen.findByRole('option', { name: /Juz Amma/ }));
  return { user, teachers, lacks };
}

test('a trial is scheduled at one of the teacher’s free times; the teachers match the wish', async () => {
  const { user, teachers } = await open();
  expect(teachers.at(-1)?.get('gender')).toBe('woman');
  const taken = take('post', 'leads/8/trial', { data: aLead({ status: 'trial_set' }) }, 201);
  const time = await screen.findByRole('option', { name: /in London/ });
  await user.selectOptions(screen.getByLabelText('Time'), time);
  await user.click(screen.getByRole('button', { name: 'Schedule trial class' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toEqual({
    ...{ teacherId: '2', materialId: '3', startsAt: '2026-03-05T16:00:00.000Z', minutes: 30 },
    ...{ zoomLink: '', studentEmail: '' },
  });
  expect(taken[0]?.key).toBeTruthy();
});

const lacking = /lacks a document for teaching children/;

test('a teacher without the documents for teaching children warns for a child, not for a grown-up', async () => {
  await open({ missing: true });
  expect(await screen.findByText(lacking)).toBeTruthy();
  cleanup();
  const { lacks } = await open({ age: 16, missing: true });
  expect(await screen.findByRole('option', { name: /in London/ })).toBeTruthy();
  expect(lacks).toEqual([]);
});

test('a taken time has an error above the form', async () => {
  const { user } = await open();
  reject('post', 'leads/8/trial', 409, { code: 'conflict' });
  await user.selectOptions(screen.getByLabelText('Time'), await screen.findByRole('option', { name: /in London/ }));
  await user.click(screen.getByRole('button', { name: 'Schedule trial class' }));
  expect(await screen.findByText('The time is taken, or someone else has scheduled the trial class.')).toBeTruthy();
});

test('a missing value has an error at its field', async () => {
  signInAs('admin');
  serveLead(aLead());
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Schedule trial class' }));
  for (const text of ['Teacher is required', 'Material is required', 'Time is required'])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('a lead that has a trial has no form', async () => {
  signInAs('admin');
  serveLead(aLead({ status: 'trial_set', may: { update: true, setTrial: false, statuses: ['lost'] } }));
  await renderAt(PATH);
  expect(await screen.findByText('No trial class can be scheduled here')).toBeTruthy();
});

test('a typed time becomes an instant by the clock of its zone, in summer and in winter', () => {
  expect(instantOf('2026-01-15', '17:00', 'Europe/London')).toBe('2026-01-15T17:00:00.000Z');
  expect(instantOf('2026-07-15', '17:00', 'Europe/London')).toBe('2026-07-15T16:00:00.000Z');
  expect(instantOf('2026-07-15', '00:30', 'Asia/Amman')).toBe('2026-07-14T21:30:00.000Z');
});
