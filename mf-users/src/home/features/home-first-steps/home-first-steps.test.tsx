import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { emptyAcademy, serveFirstSteps, someSteps, takeStepChanges } from '#/office/testing/first-steps.ts';
import { someGroups, takeSettings } from '#/office/testing/settings.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';

const permissions = [
  'users.create',
  'users.update',
  'subscriptions.packages.create',
  'materials.create',
  'classes.my_classes.create',
];
const signInAs = (id: string, role = 'super-admin', held = permissions) =>
  signInForTest({ id, role, roles: [role] }, held);
const heading = (name = 'First steps') => screen.findByRole('heading', { name });
const nothing = Object.fromEntries(Object.keys(emptyAcademy).map((name) => [name, []]));
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const inBoth = (en: string, ar: string) => ({ en, ar });

beforeEach(() => {
  const place = { zone, city: inBoth('Riyadh', 'الرياض'), country: inBoth('Saudi Arabia', 'السعودية') };
  server.use(
    http.get('*/api/time-zones', () => HttpResponse.json({ data: [{ ...place, week_start: 'sunday' }] })),
    http.get('*/api/academy', () => HttpResponse.json({ data: {} })),
  );
});

test('an admin of an empty academy sees the steps of a first day, each with the way to what it lacks', async () => {
  signInAs('1');
  serveFirstSteps(someSteps({ name: [], payment: ['details'] }, { skipped: ['teachers'] }));
  await renderWidget('home-first-steps');
  await heading();
  const lines = screen.getAllByRole('listitem');
  const linksOf = (line: HTMLElement) =>
    within(line)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(lines.map((line) => [within(line).getAllByText(/./)[0]?.textContent, linksOf(line)])).toEqual([
    ['Name and logo: Done', []],
    ['Time zone and week', ['/dashboard/settings?group=time']],
    ['How families pay', ['/dashboard/settings?group=money']],
    ['Teachers · not needed', []],
    ['Students', ['/dashboard/users/student/add', '/dashboard/users/import']],
    ['First weekly classes', ['/dashboard/lms/add', '/dashboard/classes/my-classes/add-weekly']],
    ['See your page', ['/']],
  ]);
  expect(screen.getByText(/^Salary months and statistics follow/)).toBeTruthy();
});

test('an admin has no link to what the role does not permit, nor to bank details', async () => {
  signInAs('1', 'admin', ['users.create']);
  serveFirstSteps(someSteps({}, { setZone: false }));
  await renderWidget('home-first-steps', { language: 'ar' });
  await heading('الخطوات الأولى');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'اختيار المنطقة الزمنية',
    'إضافة معلم',
    'إضافة طالب',
    'استيراد من ملف',
    'فتح صفحة الاستقبال',
  ]);
});

test('one press takes the zone of this device with the week of its country', async () => {
  signInAs('1');
  serveFirstSteps(someSteps());
  const sent = takeSettings(someGroups());
  const { user } = await renderWidget('home-first-steps');
  await user.click(await screen.findByRole('button', { name: 'Use Riyadh time, weeks from Sunday' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(sent).toEqual([{ academy_zone: zone, week_start: 'sunday' }]);
});

test('the zone is saved also where the facts of the academy cannot be loaded again', async () => {
  signInAs('1');
  serveFirstSteps(someSteps());
  takeSettings(someGroups());
  reject('get', 'academy', 500);
  const { user } = await renderWidget('home-first-steps');
  await user.click(await screen.findByRole('button', { name: 'Use Riyadh time, weeks from Sunday' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
});

test('a step, a lacking part and a day that only a newer API knows do not hide the others', async () => {
  signInAs('1');
  const { steps, may } = someSteps({ ...nothing, zone: ['zone', 'calendar'] });
  const newer = { name: 'newer', missing: ['newer'], skipped: false };
  const place = { zone, city: inBoth('Riyadh', 'الرياض'), country: inBoth('Saudi Arabia', 'السعودية') };
  server.use(
    http.get('*/api/statistics/first-steps', () => HttpResponse.json({ data: { steps: [newer, ...steps], may } })),
    http.get('*/api/time-zones', () => HttpResponse.json({ data: [{ ...place, week_start: 'friday' }] })),
  );
  await renderWidget('home-first-steps');
  await screen.findByRole('button', { name: 'Use Riyadh time' });
  expect(screen.getAllByRole('listitem')).toHaveLength(Object.keys(nothing).length);
});

test('who may not change the steps opens the landing page without ticking it', async () => {
  signInAs('1', 'admin', []);
  const found = someSteps({ ...nothing, page: ['page'] });
  serveFirstSteps({ ...found, may: { change: false, set_zone: false } });
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(request.method));
  server.use(http.get('*/', () => HttpResponse.html('<!doctype html>')));
  const { user } = await renderWidget('home-first-steps');
  await user.click(await screen.findByRole('link', { name: 'Open the landing page' }));
  await waitFor(() => expect(requests).not.toEqual([]));
  server.events.removeAllListeners();
  expect(requests).not.toContain('PUT');
});

test('a step is marked as not needed; the last one can be put back where the list has left', async () => {
  signInAs('1');
  serveFirstSteps(someSteps({ ...nothing, page: ['page'] }));
  const changes = takeStepChanges(someSteps({ ...nothing, page: ['page'] }, { skipped: ['page'] }));
  const { user } = await renderWidget('home-first-steps');
  await user.click(await screen.findByRole('button', { name: 'Not needed: See your page' }));
  expect(await screen.findByText('The first steps are complete')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  takeStepChanges(someSteps({ ...nothing, page: ['page'] }));
  await user.click(screen.getByRole('button', { name: 'Put back' }));
  await heading();
  expect(changes).toEqual([{ name: 'page', skipped: true }]);
});

test('the last step is ticked when the landing page is opened', async () => {
  signInAs('1');
  serveFirstSteps(someSteps({ ...nothing, page: ['page'] }));
  const changes = takeStepChanges(someSteps(nothing));
  server.use(http.get('*/', () => HttpResponse.html('<!doctype html>')));
  const { user } = await renderWidget('home-first-steps');
  await user.click(await screen.findByRole('link', { name: 'Open the landing page' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(changes).toEqual([{ name: 'page', seen: true }]);
});

test('hidden first steps stay hidden for that user alone', async () => {
  signInAs('1');
  serveFirstSteps(someSteps());
  const { user, unmount } = await renderWidget('home-first-steps');
  await heading();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  await renderWidget('home-first-steps');
  expect(screen.queryByRole('heading')).toBeNull();
  signInAs('2');
  await renderWidget('home-first-steps');
  await heading();
});
