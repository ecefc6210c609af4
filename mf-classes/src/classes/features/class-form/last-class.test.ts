import { expect, test } from 'vitest';
import { aClass } from '#/testing/classes.ts';
import { takenOverFrom } from './last-class.ts';

const taken = (starts_at: string, now: string, zone = 'Asia/Amman') =>
  takenOverFrom(aClass({ id: '1', starts_at }), zone, Date.parse(now));

test.each([
  ['the week after a class that is to come', '2026-11-25T13:00:00Z', '2026-11-22T09:00:00Z', '2026-12-02'],
  ['the week after a class of this week', '2026-11-25T13:00:00Z', '2026-11-26T09:00:00Z', '2026-12-02'],
  ['the next such weekday after a class of weeks ago', '2026-10-07T13:00:00Z', '2026-11-26T09:00:00Z', '2026-12-02'],
  ['a week later than today, where the weekday is today', '2026-11-19T13:00:00Z', '2026-11-26T09:00:00Z', '2026-12-03'],
])('the next class is on the same weekday: %s', (_, last, now, date) => {
  expect(taken(last, now)).toMatchObject({ date, time: '16:00' });
});

test('the next class has the same wall time on the author’s clock, also over a change of the clocks', () => {
  expect(taken('2026-10-24T13:00:00Z', '2026-10-24T18:00:00Z', 'Europe/London')).toMatchObject({
    date: '2026-10-31',
    time: '14:00',
  });
});

test('the next class has the material and the plan of the last one', () => {
  const last = aClass({ id: '1', accomplished: 'An-Naba 1–10', material: { id: '3', name: 'Juz Amma' } });
  expect(takenOverFrom(last, 'Asia/Amman', 0)).toMatchObject({
    material_id: { value: '3', label: 'Juz Amma' },
    accomplished: 'An-Naba 1–10',
  });
});
