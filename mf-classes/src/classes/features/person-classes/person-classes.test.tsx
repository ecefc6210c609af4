import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aClass, serveClasses } from '#/testing/classes.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { aReportRow, serveReports } from '#/testing/reports.ts';
import { reject, serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const layla = { userId: '12', role: 'student' };
const salma = { userId: '7', role: 'teacher' };

const place = () => screen.getByRole('region', { name: 'Place' });
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const isEmpty = () => waitFor(() => expect(place().childElementCount).toBe(0));

const next = aClass({ id: '31' });
const held = [
  aClass({ id: '30', status: 'ended', starts_at: '2026-11-20T13:00:00.000Z' }),
  aClass({ id: '29', status: 'ended', starts_at: '2026-11-18T13:00:00.000Z', attendance: 'absence_student' }),
  aClass({ id: '28', status: 'trial', starts_at: '2026-11-11T13:00:00.000Z', attendance: 'trial' }),
  aClass({ id: '27', status: 'ended', starts_at: '2026-08-03T13:00:00.000Z' }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z'), toFake: ['Date'] });
  signInAs('admin');
  // Empties the other parts of the place, which these tests are not about.
  reject('get', 'monthly-reports', 403);
  reject('get', 'assignments', 403);
});
afterEach(() => void vi.useRealTimers());

describe('the summary of a person', () => {
  test('the summary of a person has a student’s next class on both clocks, and the last report', async () => {
    const searches = serveClasses([next]);
    const reports = serveReports([aReportRow({ id: '90' })]);
    await renderInSlot('person.summary', layla);
    expect((await screen.findByRole('link', { name: /25 Nov, 4:00\s–\s4:30\spm/ })).getAttribute('href')).toBe(
      '/dashboard/classes/31',
    );
    const clocks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(clocks).toEqual([expect.stringMatching(/^Layla Mansour in London: 1:00\s–\s1:30\spm$/)]);
    expect(addressOf(/20 Nov, 4:00\s–\s4:30\spm/)).toBe('/dashboard/classes/daily-reports/show/90');
    expect(screen.getByText('Salma Haddad', { selector: 'dd > div *' })).toBeTruthy();
    expect(screen.getByText('Read well today.')).toBeTruthy();
    expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({
      student_id: '12',
      status: 'scheduled',
      per_page: '1',
    });
    expect(reports[0]?.get('student_id')).toBe('12');
  });

  test('the summary of a person has a teacher’s next class and the student of the last report', async () => {
    const searches = serveClasses([next]);
    const reports = serveReports([aReportRow({ id: '90' })]);
    await renderInSlot('person.summary', salma);
    expect(await screen.findByText('Layla Mansour', { selector: 'dd > div *' })).toBeTruthy();
    expect([searches[0]?.get('teacher_id'), reports[0]?.get('teacher_id')]).toEqual(['7', '7']);
  });

  test('the summary of a person says that no class is planned', async () => {
    serveClasses([]);
    serveReports([aReportRow({ id: '90' })]);
    await renderInSlot('person.summary', layla);
    expect(await screen.findByText('No class is scheduled')).toBeTruthy();
  });

  test('the summary of a person leaves out reports if the viewer can read none', async () => {
    signInForTest({ id: '12' }, ['classes.my_classes.read']);
    serveClasses([next]);
    reject('get', 'daily-reports', 403);
    await renderInSlot('person.summary', layla);
    expect(await screen.findByText('Next class')).toBeTruthy();
    expect(screen.queryByText('Last report')).toBeNull();
  });

  test('the summary of a person has the last report although the classes cannot be read', async () => {
    reject('get', 'classes', 403);
    serveReports([aReportRow({ id: '90' })]);
    await renderInSlot('person.summary', layla);
    expect(await screen.findByText('Last report')).toBeTruthy();
    expect(screen.queryByText('Next class')).toBeNull();
  });

  test('the summary of a person is left out if it would be empty', async () => {
    serveClasses([]);
    serveReports([]);
    await renderInSlot('person.summary', layla);
    await isEmpty();
  });

  test('the summary of a person is left out if nothing can be read', async () => {
    reject('get', 'classes', 403);
    reject('get', 'daily-reports', 403);
    await renderInSlot('person.summary', layla);
    await isEmpty();
  });

  test('the summary of a person is translated into Arabic', async () => {
    serveClasses([next]);
    serveReports([aReportRow({ id: '90' })]);
    await renderInSlot('person.summary', layla, 'ar');
    expect(await screen.findByText('الحصة القادمة')).toBeTruthy();
    expect(screen.getByText('آخر تقرير')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Layla Mansour بتوقيت لندن/),
    ]);
  });
});

const countOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the tab of a person', () => {
  test("the tab of a person has a student’s attendance of eight weeks, with each week's numbers in a table", async () => {
    const searches = serveClasses(held);
    await renderInSlot('person.tab', layla);
    const table = await screen.findByRole('table', { name: 'Classes attended in each of the last eight weeks' });
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    const row = (name: RegExp) => within(table).getByRole('row', { name }).textContent;
    expect(row(/^16.*22 November 2026/)).toMatch(/1$/);
    expect(row(/^9.*15 November 2026/)).toMatch(/1$/);
    expect(['Attended', 'Student absent', 'Teacher absent'].map(countOf)).toEqual(['2', '1', '0']);
    expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({ student_id: '12', status: 'held' });
    expect(searches).toHaveLength(1);
  });

  test('the tab of a person has the latest classes, with a link to all', async () => {
    serveClasses(held.map((row) => ({ ...row, report_id: '90', may: { ...row.may, viewReport: row.id === '30' } })));
    await renderInSlot('person.tab', layla);
    await screen.findByText('Latest classes');
    expect(addressOf(/20 Nov, 4:00\s–\s4:30\spm/)).toBe('/dashboard/classes/30/daily-report');
    expect(addressOf(/18 Nov, 4:00\s–\s4:30\spm/)).toBe('/dashboard/classes/29');
    expect(addressOf('All classes')).toBe('/dashboard/classes/my-classes?status=ended&student_id=12');
  });

  test("the tab of a person leads a viewer without filters to the student's page of classes", async () => {
    signInForTest({ id: '40' }, ['classes.my_classes.read']);
    serveClasses(held);
    await renderInSlot('person.tab', layla);
    await screen.findByText('Latest classes');
    expect(addressOf('All classes')).toBe('/dashboard/statiscs/st/12?status=ended');
  });

  test('the tab of a person leads a teacher to their own list', async () => {
    signInAs('teacher');
    serveClasses(held);
    await renderInSlot('person.tab', salma);
    await screen.findByText('Latest classes');
    expect(addressOf('All classes')).toBe('/dashboard/classes/my-classes?status=ended');
  });

  test('the tab of a person has the classes that a teacher gave', async () => {
    const searches = serveClasses(held);
    await renderInSlot('person.tab', salma);
    expect(await screen.findByText('Given')).toBeTruthy();
    expect(screen.getAllByText('Layla Mansour')).toHaveLength(4);
    expect(addressOf('All classes')).toBe('/dashboard/classes/my-classes?status=ended&teacher_id=7');
    expect(searches[0]?.get('teacher_id')).toBe('7');
  });

  test('the tab of a person counts all classes of the weeks, also from several pages', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => {
      const starts_at = new Date(Date.parse('2026-11-20T13:00:00Z') - index * 6 * 3_600_000).toISOString();
      return aClass({ id: String(500 - index), status: 'ended', starts_at });
    });
    const searches = serve('classes', (search) => {
      const start = (Number(search.get('page')) - 1) * 100;
      return { data: rows.slice(start, start + 100), pagination: { total: rows.length } };
    });
    await renderInSlot('person.tab', salma);
    await screen.findByText('Given');
    expect([countOf('Given'), searches.length]).toEqual(['130', 2]);
  });

  test('the tab of a person says that no class was held recently', async () => {
    serveClasses(held.slice(3));
    await renderInSlot('person.tab', layla);
    expect(await screen.findByText('No class was held in the last eight weeks.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('the tab of a person says that no class was held yet', async () => {
    serveClasses([]);
    await renderInSlot('person.tab', layla);
    expect(await screen.findByText('No class has been held yet')).toBeTruthy();
  });

  test('the tab of a person is empty if the classes cannot be read', async () => {
    reject('get', 'classes', 403);
    await renderInSlot('person.tab', layla);
    await isEmpty();
  });

  test('the tab of a person is translated into Arabic', async () => {
    serveClasses(held);
    await renderInSlot('person.tab', layla, 'ar');
    expect(await screen.findByText('الحضور في آخر ثمانية أسابيع')).toBeTruthy();
    expect(['حضور', 'غياب الطالب', 'غياب المعلم'].map(countOf)).toEqual(['2', '1', '0']);
    expect(addressOf('كل الحصص')).toBe('/dashboard/classes/my-classes?status=ended&student_id=12');
  });
});

test.each(['person.summary', 'person.tab'] as const)(
  'the page of a person with another role shows no classes in %s',
  async (name) => {
    const asked = serveClasses([next]);
    await renderInSlot(name, { userId: '5', role: 'leader' });
    expect([place().childElementCount, asked.length]).toEqual([0, 0]);
  },
);
