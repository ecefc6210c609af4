import { describe, expect, it } from 'vitest';
import { type BusySpan, type Line, placeLines } from './window.ts';

const evening = { from: 21 * 60, to: 24 * 60 };
const line = (order: string, ids: readonly number[], fields: Partial<Line> = {}, minutes = 30): Line => ({
  teacherId: 1,
  zone: 'Asia/Amman',
  order: Number(order.slice(0, 2)) * 60 + Number(order.slice(3)),
  classes: ids.map((id) => ({ id, studentId: id, date: `2040-03-0${id}`, minutes })),
  ...fields,
});
const timeOf = (minute: number | null) =>
  minute === null
    ? null
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const place = (lines: readonly Line[], present: readonly BusySpan[] = [], window = evening) =>
  placeLines(lines, window, present).map(timeOf);
/** In the zone of Amman. */
const busy = (from: string, to: string, fields: Partial<BusySpan> = {}): BusySpan => ({
  teacherId: 1,
  studentId: 9,
  startsAt: new Date(`${from}:00+03:00`),
  endsAt: new Date(`${to}:00+03:00`),
  ...fields,
});

describe('places in a window', () => {
  it('the classes of a day follow each other from the start of the window, in their order', () => {
    expect(place([line('17:00', [1]), line('15:00', [1]), line('16:00', [1], {}, 45)])).toEqual([
      '22:15',
      '21:00',
      '21:30',
    ]);
  });

  it('classes of one slot have one place on all their days, even if a day has room before it', () => {
    expect(place([line('15:00', [1]), line('16:00', [1, 2])])).toEqual(['21:00', '21:30']);
  });

  it('a slot in a window avoids a class that stays on one of its days, on all of them', () => {
    const stays = [busy('2040-03-02T21:10', '2040-03-02T21:40')];
    expect(place([line('15:00', [1, 2]), line('16:00', [3])], stays)).toEqual(['21:40', '21:00']);
  });

  it('a student with a class of another teacher at that time gets the next free place', () => {
    const stays = [busy('2040-03-01T21:00', '2040-03-01T22:00', { teacherId: 2, studentId: 1 })];
    expect(place([line('15:00', [1])], stays)).toEqual(['22:00']);
  });

  it('a student with two teachers gets one class after the other', () => {
    const both = [line('15:00', [1]), line('15:00', [1], { teacherId: 2 })];
    expect(place(both)).toEqual(['21:00', '21:30']);
  });

  it('a class that does not fit before the end has no place, but a shorter one after it may have one', () => {
    const window = { from: 21 * 60, to: 22 * 60 };
    const lines = [line('15:00', [1]), line('16:00', [1], {}, 45), line('17:00', [1])];
    expect(place(lines, [], window)).toEqual(['21:00', null, '21:30']);
  });

  it('a window can continue over midnight', () => {
    const night = { from: 23 * 60 + 30, to: 25 * 60 };
    expect(place([line('15:00', [1]), line('16:00', [1]), line('17:00', [1])], [], night)).toEqual([
      '23:30',
      '24:00',
      '24:30',
    ]);
    expect(place([line('15:00', [1])], [busy('2040-03-01T23:30', '2040-03-02T00:20')], night)).toEqual(['24:20']);
  });
});
