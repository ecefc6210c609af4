import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveAssignments } from '#/testing/assignments.ts';
import { aClass, aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { aReportRow, serveReports } from '#/testing/reports.ts';
import { aRequest, serveRequests } from '#/testing/requests.ts';
import { serve, take } from '#/testing/server.ts';
import { signInAsParent } from '#/testing/sign-in.ts';

const render = () => renderInSlot('home.widget', {}, 'en', 'home-children');
const next = aClassDetail({ id: '31', starts_at: '2026-11-22T09:30:00.000Z', may: may('join') });

const aChild = (remainingClasses: number | null, relationship_type = 'parent', id = '12', name = 'Layla Mansour') => ({
  id,
  name,
  relationship_type,
  student: { remainingClasses, teacher_id: '7', teacher_name: 'Salma Haddad' },
});
const serveFamily = (...children: ReturnType<typeof aChild>[]) => serve('own-profile', { data: { children } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  signInAsParent();
  serveClasses([]);
  serveReports([]);
  serveAssignments([]);
});
afterEach(() => void vi.useRealTimers());

describe('the card of a child', () => {
  test('the card of a child shows the next class, the last report, remaining classes and make-ups, and the attendance', async () => {
    serveFamily(aChild(4));
    serve('students/12/makeups', { data: [{ id: '1', until: '2027-01-26', isOpen: true }] });
    const held = aClass({ id: '30', status: 'ended', starts_at: '2026-11-18T13:00:00.000Z' });
    serveClasses([
      aClass({ id: '31' }),
      held,
      { ...held, id: '29', attendance: 'absence_student' },
      { ...held, id: '28', attendance: 'absence_teacher' },
    ]);
    serveReports([aReportRow({ id: '90' })]);
    await render();
    const card = await screen.findByRole('region', { name: 'Layla Mansour' });
    expect(await within(card).findByText('Attended 1 of 2')).toBeTruthy();
    expect(within(card).getByText('Read well today.')).toBeTruthy();
    await waitFor(() => {
      const left = within(card).getByText('Remaining classes').nextElementSibling?.textContent;
      expect(left).toBe('41 make-up class until \u206826 January\u2069');
    });
    expect(within(card).getByRole('link', { name: /25 Nov/ })).toBeTruthy();
  });

  test('a parent opens the academy as a child under 16, and as no other child (D141)', async () => {
    serveFamily({ ...aChild(4), may: { open: true } } as ReturnType<typeof aChild>);
    const asked = take('post', 'children/12/session', { data: { token: 'of-layla' } });
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user, unmount } = await render();
    const devices = await screen.findByRole('link', { name: 'Own device' });
    expect(devices.getAttribute('href')).toBe('/profile/family/12/devices');
    await user.click(await screen.findByRole('button', { name: /Open as .Layla Mansour/ }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
    expect([asked.length, document.cookie]).toEqual([1, expect.stringContaining('session=of-layla')]);
    document.cookie = 'session=; Max-Age=0; Path=/';
    opened.mockRestore();
    unmount();
    signInAsParent();
    serveFamily(aChild(4, 'aunt'));
    await render();
    await screen.findByRole('link', { name: 'All classes' });
    expect(screen.queryByRole('button', { name: /Open as/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Own device' })).toBeNull();
  });

  test('the card of a child names the assignment to be handed in, with its last day', async () => {
    serveFamily(aChild(4));
    const rows = [
      { id: '1', title: 'Page 12', due: '2026-11-28' },
      { id: '2', title: 'Page 11', due: null },
    ];
    const searches = serve('assignments', { data: rows, total: 3 });
    await render();
    const link = await screen.findByRole('link', { name: 'Page 12' });
    expect(link.getAttribute('href')).toBe('/dashboard/classes/my-assignments/1');
    expect(link.closest('li')?.textContent).toBe('Page 12due \u206828 November\u2069');
    expect(screen.getByText('and 1 more')).toBeTruthy();
    expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({ student_id: '12', todo: 'to_hand_in' });
  });

  test('the card of a child marks an overdue assignment', async () => {
    serveFamily(aChild(4));
    const rows = [
      { id: '1', title: 'Page 12', due: '2026-11-21', due_at: '2026-11-22T05:00:00.000Z' },
      { id: '2', title: 'Page 11', due: '2026-11-22', due_at: '2026-11-22T22:00:00.000Z' },
    ];
    serve('assignments', { data: rows, total: 2 });
    await render();
    const textOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')?.textContent;
    expect(await textOf('Page 12')).toBe('Page 12was due on \u206821 November\u2069');
    expect(await textOf('Page 11')).toBe('Page 11due \u206822 November\u2069');
  });

  test('the card of a child lets a parent make a request about the next class', async () => {
    serveFamily(aChild(4));
    serveClasses([aClass({ id: '31', may: may('request') })]);
    serve('classes/31/requests', {
      data: { requests: [], ask: { excuses: { used: 0, limit: 2, month: '2026-11' } } },
    });
    const { user } = await render();
    await user.click(await screen.findByRole('button', { name: 'Ask to be excused' }));
    expect(await screen.findByRole('alertdialog', { name: 'Ask to be excused?' })).toBeTruthy();
  });

  test("the card of a child leads a parent to the child's lists, and to the teacher", async () => {
    serveFamily(aChild(4));
    await render();
    const card = within(await screen.findByRole('region', { name: 'Layla Mansour' }));
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(await card.findByRole('link', { name: 'Calendar' })).toBeTruthy();
    expect(
      [
        'All classes',
        'Calendar',
        'Daily reports',
        'Monthly reports',
        'Assignments',
        'Statement',
        'Invoices',
        'Message the teacher',
      ].map(hrefOf),
    ).toEqual([
      '/dashboard/statiscs/st/12',
      '/dashboard/calendar?student_id=12',
      '/dashboard/classes/daily-reports?student_id=12',
      '/dashboard/classes/monthly-report?student_id=12',
      '/dashboard/classes/my-assignments?student_id=12',
      '/dashboard/users/remaining-classes/12/statement',
      '/dashboard/subscriptions/invoices?student_id=12',
      '/dashboard/messaging/chats/7',
    ]);
  });

  test('the card of a child leads an aunt neither to the teacher nor to payments', async () => {
    serveFamily(aChild(null, 'aunt'));
    await render();
    expect(await screen.findByRole('link', { name: 'Calendar' })).toBeTruthy();
    for (const name of ['Message the teacher', 'Statement', 'Invoices'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('the card of a child has a link to the meeting while it is open', async () => {
    vi.setSystemTime(Date.parse('2026-11-22T09:25:00Z'));
    serveFamily(aChild(4));
    serveClasses([{ ...next, may: may() }]);
    serveClass({ ...next, may: may(), zoom_link: 'https://zoom.example/j/1' });
    await render();
    expect((await screen.findByRole('link', { name: 'Join class' })).getAttribute('href')).toMatch(/zoom\.example/);
  });

  test('the card of a child hides the remaining classes from viewers who may not see them', async () => {
    serveFamily(aChild(null, 'aunt'));
    await render();
    expect(await screen.findByText('No report yet.')).toBeTruthy();
    expect(screen.queryByText('Remaining classes')).toBeNull();
  });

  test('without children there is no card', async () => {
    serveFamily();
    await render();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
  });
});

test('weekly classes are one touch away from the card of a child', async () => {
  serveFamily(aChild(4));
  serveClasses([aClass({ id: '31', series_id: '6' })]);
  await render();
  const link = await screen.findByRole('link', { name: 'Weekly classes' });
  expect(link.getAttribute('href')).toBe('/dashboard/series/6');
});

test('a parent reads on home what was asked and until when, and can withdraw it', async () => {
  serveFamily(aChild(4));
  serveRequests([aRequest({ id: '5', reason: 'An exam', may: { accept: false, reject: false, withdraw: true } })]);
  const withdrawn = take('delete', 'class-requests/5');
  const { user } = await render();
  const part = within(await screen.findByRole('region', { name: 'Your requests' }));
  expect(part.getByText('An exam')).toBeTruthy();
  expect(part.getByText(/^Without an answer by the start of the class, .*25 Nov, 4:00.pm/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(withdrawn).toHaveLength(1));
});

describe('several children', () => {
  const pair = [aChild(4), aChild(9, 'parent', '13', 'Omar Mansour')];
  const family = [...pair, aChild(1, 'parent', '14', 'Huda Mansour')];
  const omar = { id: '13', name: 'Omar Mansour', code: 'S-0013', timezone: 'Europe/London' };
  const ofOmar = aClass({ id: '41', starts_at: '2026-11-22T08:50:00.000Z', student: omar });
  const ofLayla = aClass({ id: '31' });
  const cardOf = (name: string) => screen.findByRole('region', { name });

  test('the running class of any child stands above the tabs, with its link, and the tab of that child is open', async () => {
    serveFamily(...family);
    serveClasses([ofOmar, ofLayla]);
    serveClass(aClassDetail({ ...ofOmar, zoom_link: 'https://zoom.example/j/1' }));
    await render();
    const now = within(await cardOf('Now and next'));
    expect(now.getByText('Omar Mansour')).toBeTruthy();
    expect(now.getByRole('timer').textContent).toMatch(/^Under way, .*20:00.* left$/);
    expect((await now.findByRole('link', { name: 'Join class' })).getAttribute('href')).toMatch(/zoom\.example/);
    expect(screen.getByRole('tab', { name: 'Omar Mansour' }).getAttribute('aria-selected')).toBe('true');
  });

  test('the work of all children stands above the tabs, the earliest day first', async () => {
    serveFamily(...family);
    const [layla, work] = [
      { id: '12', name: 'Layla Mansour' },
      { id: '1', title: 'Page 12', due: '2026-11-28' },
    ];
    const rows = [
      { ...work, student: layla },
      { ...work, id: '2', title: 'Page 40', due: '2026-11-24', student: omar },
      { ...work, id: '3', title: 'Of another family', student: { id: '99', name: 'Huda' } },
    ];
    serve('assignments', (search) => ({ data: search.has('student_id') ? [] : rows, total: rows.length }));
    await render();
    const part = within(await screen.findByRole('region', { name: 'To hand in' }));
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Page 40', 'Page 12']);
    expect(part.getByText('Omar Mansour')).toBeTruthy();
  });

  test("one touch opens another child, and only the open child's data is requested", async () => {
    serveFamily(...family);
    const searches = serveClasses([]);
    const { user } = await render();
    const first = within(await cardOf('Layla Mansour'));
    expect((await first.findByText('Remaining classes')).nextElementSibling?.textContent).toBe('4');
    expect(new Set(searches.map((search) => search.get('student_id')))).toEqual(new Set([null, '12']));
    await user.click(screen.getByRole('tab', { name: 'Omar Mansour' }));
    const second = within(await cardOf('Omar Mansour'));
    expect((await second.findByText('Remaining classes')).nextElementSibling?.textContent).toBe('9');
    expect(screen.queryByRole('region', { name: 'Layla Mansour' })).toBeNull();
  });

  test('a chosen child stays open while the page is, and in this tab until another class is the nearest', async () => {
    serveFamily(...family);
    serveClasses([ofLayla]);
    const { user, unmount } = await render();
    await user.click(await screen.findByRole('tab', { name: 'Omar Mansour' }));
    unmount();
    const again = await render();
    expect(await cardOf('Omar Mansour')).toBeTruthy();
    again.unmount();
    serveClasses([{ ...ofLayla, id: '32' }]);
    const learning = await render();
    // What has come meanwhile changes nothing while the page is open.
    const leads = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(leads()).toContain('/dashboard/classes/32'));
    expect(await cardOf('Omar Mansour')).toBeTruthy();
    learning.unmount();
    await render();
    expect(await cardOf('Layla Mansour')).toBeTruthy();
  });

  test('two children stand side by side where there is room, without tabs', async () => {
    serveFamily(...pair);
    await render();
    expect(await cardOf('Layla Mansour')).toBeTruthy();
    expect(await cardOf('Omar Mansour')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
