import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChild, anOwnProfile, serveOwnProfile } from '#/account/testing/own-account.ts';
import type { OwnRequest } from '#/home/api/own-requests.ts';
import { serveOwn, servePeople, someFigures } from '#/home/testing/home.ts';
import { serveRequests } from '#/home/testing/own-requests.ts';
import { serveStatistics } from '#/pay/testing/pay.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const signInAs = (role: string) => signInForTest({ id: '7', role, roles: [role] }, ['users.read']);

test('an admin sees how many users there are, by role, and who is new', async () => {
  signInAs('admin');
  servePeople(someFigures);
  await renderWidget('home-people');
  await waitFor(() => expect(figure('All users')).toBe('1,240'));
  expect(['New today', 'New this week', 'New this month'].map(figure)).toEqual(['3', '17', '54']);
  const roles = within(screen.getByRole('list', { name: 'Users by role' })).getAllByRole('listitem');
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Student 1,100', 'Teacher 120', 'Leader 12', 'Admin 8']);
  expect(screen.getByRole('link', { name: 'Teacher' }).getAttribute('href')).toBe('/dashboard/users/teacher');
});

test('a leader’s figures are labelled as those of the team', async () => {
  signInAs('leader');
  servePeople({ ...someFigures, view: 'team', total_users: 9 });
  await renderWidget('home-people');
  await waitFor(() => expect(figure('In your team')).toBe('9'));
});

test('figures that failed to load say so and can be retried', async () => {
  signInAs('admin');
  reject('get', 'statistics', 503);
  const { user } = await renderWidget('home-people');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  servePeople(someFigures);
  await user.click(retry);
  await waitFor(() => expect(figure('All users')).toBe('1,240'));
});

test('a teacher sees the current month with its salary', async () => {
  signInAs('teacher');
  serveStatistics(new Date().toISOString().slice(0, 7));
  await renderWidget('home-teacher-month');
  await waitFor(() => expect(figure('Salary')).toBe('$1,012.50'));
  expect(figure('Current students')).toBe('9');
  expect(screen.getByRole('link', { name: 'All statistics' }).getAttribute('href')).toBe(
    '/dashboard/users/statistics/7',
  );
});

test('a student sees the number of remaining classes', async () => {
  signInAs('student');
  serveOwn({ remaining_classes: 4, month_classes: 8 });
  await renderWidget('home-remaining');
  await waitFor(() => expect(figure('Remaining classes')).toBe('4'));
  expect(figure('Held this month')).toBe('8');
});

const requestOf = (about: Partial<OwnRequest>): OwnRequest => ({
  ...{ id: '3', status: 'new', learner: 'Omar', trial: null, page: '/free-trial/request?key=3.x&lang=en' },
  ...{ createdAt: '2040-03-01T18:00:00.000Z', answerBy: '2040-03-02T18:00:00.000Z' },
  ...about,
});
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const currentStep = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'))?.textContent;

test('a guest who has asked for a trial reads by when it is answered, and can change the request', async () => {
  signInForTest({ id: '7', role: 'guest', roles: ['guest'], timezone: 'UTC' }, []);
  serveOwnProfile(anOwnProfile());
  serveRequests([requestOf({})]);
  await renderWidget('home-start');
  expect(await screen.findByRole('region', { name: 'Free trial: \u2068Omar\u2069' })).toBeTruthy();
  expect(currentStep()).toMatch(/^Your trial is being arranged\. The academy will answer by .*2 Mar.* 6:00/);
  expect(screen.getByRole('link', { name: /^Change or withdraw/ }).getAttribute('href')).toBe(
    '/free-trial/request?key=3.x&lang=en',
  );
  expect(screen.queryByRole('heading', { name: 'How to start' })).toBeNull();
});

test.each([
  [{ answerBy: '2020-03-02T18:00:00.000Z' }, /Sorry for the wait: your request is now first/],
  [{ status: 'contacted' as const }, /^The academy is in touch with you/],
  [{ status: 'trial_set' as const, trial: { id: '5', startsAt: '2040-03-05T16:00:00.000Z' } }, /^Trial on .*5 Mar/],
  [{ status: 'held' as const }, /^The trial took place\. Next, /],
])('the path of a parent’s request %o stands at its step', async (about, text) => {
  signInForTest({ id: '7', role: 'guest', roles: ['guest'], timezone: 'UTC' }, ['subscriptions.packages.read']);
  serveRequests([requestOf(about)]);
  await renderWidget('home-request');
  await screen.findByRole('region', { name: /^Free trial/ });
  expect(currentStep()).toMatch(text);
  expect(steps()[0]).toMatch(/^Asked for on/);
});

test('a guest reads the steps to a first class in order, a guest with children does not', async () => {
  signInForTest({ id: '7', role: 'guest', roles: ['guest'] }, ['subscriptions.packages.read']);
  serveOwnProfile(anOwnProfile());
  serveRequests([]);
  const { unmount } = await renderWidget('home-start');
  expect(await screen.findByRole('link', { name: 'Write to the academy' })).toBeTruthy();
  const trial = screen.getByRole('link', { name: 'Ask for a free trial' });
  expect(trial.getAttribute('href')).toBe('/free-trial?lang=en');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ask for a free trial/),
    expect.stringMatching(/trial class\.$/),
    expect.stringMatching(/^You choose a package and pay\. .*See the packages$/),
  ]);
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe(
    '/dashboard/subscriptions/packages',
  );
  unmount();
  serveOwnProfile(anOwnProfile({ children: [aChild({ id: '12' })] }));
  await renderWidget('home-start');
  expect(screen.queryByRole('heading', { name: 'How to start' })).toBeNull();
});
