import * as v from 'valibot';
import {
  type ShiftDetail,
  type ShiftedClass,
  shiftPage,
  shiftPreviewResponse,
  shiftResponse,
} from '#/timetable/api/shifts.ts';

const ahmad = { id: '7', name: 'Ahmad', timezone: 'Asia/Amman' };
const yusuf = { id: '3', name: 'Yusuf', timezone: 'Asia/Amman' };

const place = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, teacher: ahmad });
const anHourEarlier = () => ({
  id: '1',
  title: 'Qaida – Yusuf',
  student: yusuf,
  before: place('2040-03-05T14:00:00.000Z', '2040-03-05T14:30:00.000Z'),
  after: place('2040-03-05T13:00:00.000Z', '2040-03-05T13:30:00.000Z'),
});

/** A class that moves an hour earlier, as the API sends it. */
export const aShiftedClass = (about: Partial<ShiftedClass> = {}): ShiftedClass => ({
  ...anHourEarlier(),
  isMovedByHand: false,
  obstacle: null,
  ...about,
});

export const aShiftPreview = (classes: readonly ShiftedClass[] = [aShiftedClass()]) =>
  v.parse(shiftPreviewResponse, {
    data: { zone: 'Asia/Amman', families: 1, clocks: [{ timezone: 'Asia/Amman', families: 1 }], classes },
  });

/** A shift for everybody that has moved a class. */
export const aShift = (about: Partial<ShiftDetail> = {}): ShiftDetail => ({
  id: '5',
  teacher: null,
  leader: null,
  minutes: -60,
  window: null,
  from: '2040-03-05',
  to: '2040-03-06',
  zone: 'Asia/Amman',
  startsAt: '2040-03-04T21:00:00.000Z',
  endsAt: '2040-03-06T21:00:00.000Z',
  state: 'done',
  job: { state: 'finished', total: 1, done: 1 },
  families: 1,
  clocks: [{ timezone: 'Asia/Amman', families: 1 }],
  may: { undo: true },
  classes: [{ ...anHourEarlier(), action: 'move', state: 'done', problem: null }],
  ...about,
});

export const aShiftResponse = (about: Partial<ShiftDetail> = {}) => v.parse(shiftResponse, { data: aShift(about) });

export const shiftsOf = (rows: readonly ShiftDetail[], total = rows.length) =>
  v.parse(shiftPage, { data: rows, pagination: { total } });
