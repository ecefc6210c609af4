import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAssignment, serveAssignments } from '#/testing/assignments.ts';
import { aClass, aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { aHold, serveHolds } from '#/testing/holds.ts';
import { serveAwaitedTeacher } from '#/testing/next-steps.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { aReportRow, serveReports } from '#/testing/reports.ts';
import { reject, serve } from '#/testing/server.ts';
import { signInAs, signInAsParent } from '#/testing/sign-in.ts';

const render = (id: string, language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, id);
const next = aClassDetail({ id: '31', starts_at: '2026-11-22T09:30:00.000Z', may: may('join') });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z'), toFake: ['Date'] });
  signInAs('student');
});
afterEach(() => void vi.useRealTimers());

describe('the next class', () => {
  test('the next class shows a clock that both people share once, with a countdown and the time from which it can be joined', async () => {
    const searches = serveClasses([next]);
    serveClass(next);
    await render('home-next-class');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Starts in .*30/);
    expect(screen.getByText(/^Today · Sunday, 22 November 2026$/)).toBeTruthy();
    expect(screen.queryByText(/Salma Haddad in Amman/)).toBeNull();
    expect(screen.getByText('You can join from 12:20 pm')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/dashboard/classes/31');
    expect(searches[0]?.get('student_id')).toBe('12');
  });

  test('a student whose classes pause for a missing payment reads above it that they go on when it is paid (D114)', async () => {
    serveClasses([next]);
    serveClass(next);
    serveHolds([
      aHold({
        state: 'running',
        to: null,
        reason: null,
        unpaid: true,
        may: { change: false, end: false, takeBack: false },
      }),
    ]);
    await render('home-next-class');
    expect(
      await screen.findByText('Paused until the renewal is paid. Classes resume as soon as it arrives.'),
    ).toBeTruthy();
  });

  test('the next class can be joined while its time for joining is open', async () => {
    vi.setSystemTime(Date.parse('2026-11-22T09:25:00Z'));
    serveClasses([next]);
    serveClass({ ...next, zoom_link: 'https://zoom.example/j/1' });
    await render('home-next-class');
    expect((await screen.findByRole('link', { name: 'Join class' })).getAttribute('href')).toMatch(/zoom\.example/);
  });

  test.each([
    ['en', 'From Sunday 29 March your Monday class is at 6:00 pm for you; for the teacher it stays at 8:00 pm.'],
    ['ar', 'ابتداءً من الأحد، 29 مارس يصبح موعد حصة الاثنين 6:00 م بتوقيتك، ويبقى 8:00 م بتوقيت المعلم.'],
  ] as const)(
    '14 days before a change of clocks the next class says in %s which time shifts for whom (D94)',
    async (language, text) => {
      vi.setSystemTime(Date.parse('2026-03-20T09:00:00Z'));
      signInAs('student', 'Europe/London');
      const weekly = ['2026-03-23', '2026-03-30', '2026-04-06'].map((day, at) =>
        aClass({ id: String(40 + at), starts_at: `${day}T17:00:00.000Z` }),
      );
      serveClasses(weekly);
      serveClass(aClassDetail({ id: '40', starts_at: '2026-03-23T17:00:00.000Z' }));
      await render('home-next-class', language);
      const plain = (node: Element | null) =>
        node?.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\u202f/g, ' ');
      expect(await screen.findByText((_content, node) => plain(node) === text && node?.tagName === 'P')).toBeTruthy();
    },
  );

  test('a teacher without classes reads that there is no next class', async () => {
    signInAs('teacher');
    serveClasses([]);
    await render('home-next-class');
    expect(await screen.findByText('No class is scheduled.')).toBeTruthy();
  });

  test('a next class that failed to load can be retried', async () => {
    reject('get', 'classes', 503);
    const { user } = await render('home-next-class');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serveClasses([]);
    await user.click(retry);
    expect(await screen.findByText(/No class is scheduled\. Your teacher/)).toBeTruthy();
  });
});

describe('classes without a report', () => {
  beforeEach(() => signInAs('teacher'));
  const late = aClass({ id: '20', status: 'needs_report_to_end', may: may('report') });

  test('each class without a report leads to its report form', async () => {
    const searches = serveClasses([late]);
    await render('home-needs-report');
    const link = await screen.findByRole('link', { name: 'Write report: Layla Mansour' });
    expect(link.getAttribute('href')).toBe('/dashboard/classes/20/manage');
    expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({ status: 'needs_report_to_end', sort_order: 'asc' });
  });

  test('the part for missing reports is empty when every class has its report', async () => {
    serveClasses([]);
    await render('home-needs-report', 'ar');
    expect(await screen.findByText('لكل حصة تقريرها.')).toBeTruthy();
  });
});

describe('no planned class for a viewer who waits for a teacher (D119)', () => {
  const teacherBy = '2026-11-23T12:00:00.000Z';

  test('a student who has paid reads by when a teacher is chosen', async () => {
    serveClasses([]);
    serveAwaitedTeacher({ teacherBy });
    await render('home-next-class');
    expect(
      await screen.findByText(/^The academy will choose your teacher by .*tomorrow, 3:00 pm.*\. Then the first/),
    ).toBeTruthy();
    expect(screen.queryByText(/Your teacher schedules/)).toBeNull();
  });

  test('the text about a late teacher names no past time', async () => {
    serveClasses([]);
    serveAwaitedTeacher({ teacherBy: '2026-11-21T12:00:00.000Z' });
    await render('home-next-class', 'ar');
    expect(await screen.findByText('ما زالت الأكاديمية تختار معلمك، ثم يُحدد موعد الحصة الأولى.')).toBeTruthy();
  });

  test("a child's card does not repeat the first step, which is shown above for the person who paid", async () => {
    signInAsParent();
    const student = { remainingClasses: 8 };
    serve('own-profile', { data: { children: [{ id: '12', name: 'Layla Mansour', student }] } });
    serveClasses([]);
    serveReports([]);
    serveAssignments([]);
    serveAwaitedTeacher({ teacherBy });
    await render('home-children');
    expect(await screen.findByText('No class is scheduled')).toBeTruthy();
    expect(screen.queryByText(/The academy will choose a teacher/)).toBeNull();
  });

  test('a student who has a teacher reads that the teacher schedules the next class', async () => {
    serveClasses([]);
    serveAwaitedTeacher({ teacher: { id: '7', name: 'Salma Haddad' } });
    await render('home-next-class');
    expect(await screen.findByText('No class is scheduled. Your teacher will schedule the next one.')).toBeTruthy();
  });
});

describe('a student’s last report and assignments', () => {
  test('the start page shows the last report, or that there is none', async () => {
    serveReports([aReportRow({ id: '90' })]);
    const { unmount } = await render('home-last-report');
    expect(await screen.findByText('Read well today.')).toBeTruthy();
    unmount();
    serveReports([]);
    await render('home-last-report');
    expect(await screen.findByText('No report yet.')).toBeTruthy();
  });

  test('assignments that were not opened yet are marked', async () => {
    const seen = { by: { id: '12', name: 'Layla Mansour' }, at: '2026-11-21T10:00:00.000Z' };
    serveAssignments([
      anAssignment({ id: '1', class: { id: '30', title: 'Juz Amma', starts_at: '2026-11-21T13:00:00.000Z' } }),
      anAssignment({ id: '2', title: 'Page 11', seen }),
    ]);
    await render('home-assignments');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('New') !== null)).toEqual([true, false]);
    expect(rows[0]?.textContent).toContain('Yesterday');
    expect(screen.getByRole('link', { name: 'Page 11' }).getAttribute('href')).toBe(
      '/dashboard/classes/my-assignments/2',
    );
  });
});
