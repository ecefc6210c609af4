import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CalendarTimeOff } from '#/calendar/api/calendar.ts';
import { aPlannedClass, serveCalendar } from '#/testing/calendar.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { setWidth } from '#/testing/set-width.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/calendar?date=2031-01-15';
const someone = { id: '7', name: 'Salma Haddad' };
const absence: CalendarTimeOff = { kind: 'absence', from: '2031-01-20', to: '2031-01-22', person: someone, name: null };
const closure: CalendarTimeOff = {
  kind: 'closure',
  from: '2031-01-27',
  to: '2031-01-27',
  person: null,
  name: { en: 'Eid', ar: 'العيد' },
};
const hold: CalendarTimeOff = {
  kind: 'hold',
  from: '2031-01-02',
  to: null,
  person: { id: '12', name: 'Layla' },
  name: null,
};
const rows = async () =>
  within(await screen.findByRole('region', { name: /Days without classes|أيام بلا حصص/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

afterEach(() => setWidth(1024));

test.each([1024, 390])(
  'at %i px the calendar of staff shows absent teachers, closures and students whose classes pause',
  async (width) => {
    setWidth(width);
    signInAs('leader');
    serveCalendar([aPlannedClass()], {}, [hold, absence, closure]);
    await renderAt(PATH);
    expect(await rows()).toEqual([
      expect.stringMatching(/^Layla’s classes are pausedFrom Thu,? 2 Jan.*, until further notice$/),
      expect.stringMatching(/^Salma Haddad is absentMon,? 20 Jan.* to Wed,? 22 Jan/),
      expect.stringMatching(/^EidMon,? 27 Jan/),
    ]);
  },
);

test('a family reads that there are no classes, in Arabic too, only on the days of the view', async () => {
  setWidth(390);
  signInAs('student');
  const none: CalendarTimeOff = { ...absence, kind: 'none', person: null };
  serveCalendar([aPlannedClass()], {}, [none, { ...closure, from: '2031-02-03', to: '2031-02-03' }]);
  await renderAt(PATH, 'ar');
  expect(await rows()).toEqual([expect.stringMatching(/^لا حصص/)]);
});

test('of many days without classes the first are shown, and the others after one touch', async () => {
  signInAs('leader');
  const many = Array.from({ length: 6 }, (_, at) => ({
    ...absence,
    person: { id: String(at), name: `Teacher ${at}` },
  }));
  serveCalendar([], {}, many);
  const { user } = await renderAt(PATH);
  expect(await rows()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '+2 more' }));
  expect(await rows()).toHaveLength(6);
});
