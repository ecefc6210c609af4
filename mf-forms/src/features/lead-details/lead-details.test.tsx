import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLead, serveLead } from '#/testing/leads.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/leads/8';

test('a lead shows its request, with times on both clocks, and its history', async () => {
  signInAs('admin');
  serve('users', { data: [] });
  serveLead(aLead());
  await renderAt(PATH);
  expect(await screen.findByText('layla@family.test')).toBeTruthy();
  expect(screen.getByText('A woman')).toBeTruthy();
  expect(screen.getByText(/7:00.*4:00.*in London/)).toBeTruthy();
  expect(screen.getByText('Asked for a free trial')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Schedule trial class' }).getAttribute('href')).toBe(
    '/dashboard/leads/8/trial',
  );
});

test('an admin takes over a lead with a note; a lost lead needs a reason', async () => {
  signInAs('admin');
  serve('users', { data: [{ id: '1', name: 'Huda', image: null }] });
  serveLead(aLead());
  const taken = take('put', 'leads/8', { data: aLead() });
  const { user } = await renderAt(PATH);
  await screen.findByRole('option', { name: 'Huda' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'Huda');
  await user.selectOptions(screen.getByLabelText('Status'), 'Lost');
  await user.type(screen.getByLabelText('Note'), 'Called twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please say why')).toBeTruthy();
  await user.type(screen.getByLabelText('Why it was lost'), 'Too far');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toEqual({ ownerId: '1', status: 'lost', reason: 'Too far', note: 'Called twice' });
});

test('a lead says that the parent is only invited while the account on the email is not confirmed', async () => {
  signInAs('admin');
  serve('users', { data: [] });
  serveLead(aLead({ parentInvited: true }));
  await renderAt(PATH);
  expect(await screen.findByText(/becomes the parent only when the invitation is accepted/)).toBeTruthy();
});

test('a missing lead says so', async () => {
  signInAs('admin');
  reject('get', 'leads/8', 404);
  await renderAt(PATH);
  expect(await screen.findByText('Lead not found')).toBeTruthy();
});
