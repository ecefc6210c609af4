import { expect, it } from 'vitest';
import { addWallMinutes, type ShiftLayer, timeInLayers } from './layer.ts';

const instant = (text: string) => new Date(text);
const layer = (fields: Partial<ShiftLayer> = {}): ShiftLayer => ({
  teacherId: 1,
  startsAt: instant('2026-03-01T00:00Z'),
  endsAt: instant('2026-04-10T00:00Z'),
  minutes: -60,
  places: [],
  ...fields,
});
const slot = { teacherId: 1, slotId: 1, zone: 'Europe/London', date: '2026-03-28', time: '17:00' };
const timeOf = (layers: readonly ShiftLayer[], fields: Partial<typeof slot> = {}) => {
  const { at, wall } = timeInLayers(layers, { ...slot, ...fields });
  return [at.toISOString(), `${wall.date} ${wall.time}`];
};

it('adding minutes of wall time can pass midnight in both directions', () => {
  expect(addWallMinutes({ date: '2026-02-28', time: '23:30' }, 45)).toEqual({ date: '2026-03-01', time: '00:15' });
  expect(addWallMinutes({ date: '2026-03-01', time: '00:15' }, -45)).toEqual({ date: '2026-02-28', time: '23:30' });
});

it('a shifted class keeps its wall time before and after the day on which the clock is put forward', () => {
  expect(timeOf([layer()])).toEqual(['2026-03-28T16:00:00.000Z', '2026-03-28 16:00']);
  expect(timeOf([layer()], { date: '2026-03-29' })).toEqual(['2026-03-29T15:00:00.000Z', '2026-03-29 16:00']);
});

it('a class is shifted in the zone of its series, whatever the zone of the shift’s days', () => {
  const amman = { zone: 'Asia/Amman', date: '2026-03-29' };
  expect(timeOf([layer({ minutes: 150 })], amman)).toEqual(['2026-03-29T16:30:00.000Z', '2026-03-29 19:30']);
});

it('a shifted time that the clocks skip is the first minute after the gap', () => {
  const early = { date: '2026-03-29', time: '00:30' };
  expect(timeOf([layer({ minutes: 60 })], early)).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-29 02:00']);
});

it('a slot in a gap is shifted from the time of the slot, not from the minute after the gap', () => {
  const skipped = { date: '2026-03-29', time: '01:30' };
  expect(timeOf([layer({ minutes: 90 })], skipped)).toEqual(['2026-03-29T02:00:00.000Z', '2026-03-29 03:00']);
  expect(timeOf([], skipped)).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-29 02:00']);
});

it('whether a class is in a shift is decided by its start without one, including the last minute', () => {
  const until = [layer({ endsAt: instant('2026-03-28T17:00Z') })];
  expect(timeOf(until)).toEqual(['2026-03-28T17:00:00.000Z', '2026-03-28 17:00']);
  expect(timeOf([layer({ endsAt: instant('2026-03-28T17:01Z') })])).toEqual([
    '2026-03-28T16:00:00.000Z',
    '2026-03-28 16:00',
  ]);
  expect(timeOf([layer({ startsAt: instant('2026-03-28T17:00Z') })])[1]).toBe('2026-03-28 16:00');
});

it('a shift of another teacher moves no class, one of everybody moves all', () => {
  expect(timeOf([layer({ teacherId: 2 })])[1]).toBe('2026-03-28 17:00');
  expect(timeOf([layer({ teacherId: null })])[1]).toBe('2026-03-28 16:00');
});
