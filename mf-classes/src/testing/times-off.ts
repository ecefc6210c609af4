import * as v from 'valibot';
import {
  type Preview,
  type PreviewClass,
  previewResponse,
  type TimeOffDetail,
  timeOffResponse,
  timesOffPage,
} from '#/timetable/api/times-off.ts';

const ahmad = { id: '7', name: 'Ahmad', timezone: 'Asia/Amman' };
const bilal = { id: '8', name: 'Bilal', timezone: 'Asia/Amman' };
const yusuf = { id: '3', name: 'Yusuf', timezone: 'Europe/London' };

const placeOn = (date: string, teacher = ahmad) => ({
  startsAt: `${date}T14:00:00.000Z`,
  endsAt: `${date}T14:30:00.000Z`,
  teacher,
});

/** A class in the days of a time off, as the API sends it. */
export const aPreviewClass = (about: Partial<PreviewClass> = {}): PreviewClass => ({
  id: '1',
  title: 'Qaida – Yusuf',
  student: yusuf,
  before: placeOn('2040-03-05'),
  after: null,
  obstacle: null,
  ...about,
});

export const aPreview = (about: Partial<Preview> = {}) =>
  v.parse(previewResponse, {
    data: {
      zone: 'Asia/Amman',
      endsAt: '2040-03-06T21:00:00.000Z',
      families: 1,
      clocks: [{ timezone: 'Europe/London', families: 1 }],
      classes: [aPreviewClass(), aPreviewClass({ id: '2', before: placeOn('2040-03-06') })],
      substitutes: [{ ...bilal, free: ['1', '2'], sameMaterial: true, sameSubject: false }],
      ...about,
    },
  });

/** An absence whose two classes were given to a substitute. */
export const aTimeOff = (about: Partial<TimeOffDetail> = {}): TimeOffDetail => ({
  id: '5',
  kind: 'absence',
  teacher: { id: '7', name: 'Ahmad' },
  leader: null,
  name: null,
  reason: 'Ill',
  from: '2040-03-05',
  to: '2040-03-06',
  zone: 'Asia/Amman',
  startsAt: '2040-03-04T21:00:00.000Z',
  endsAt: '2040-03-06T21:00:00.000Z',
  state: 'done',
  job: { state: 'finished', total: 1, done: 1 },
  families: 1,
  clocks: [{ timezone: 'Europe/London', families: 1 }],
  may: { undo: true },
  classes: [
    {
      id: '1',
      title: 'Qaida – Yusuf',
      student: yusuf,
      before: placeOn('2040-03-05'),
      after: placeOn('2040-03-05', bilal),
      state: 'done',
      problem: null,
      makeUp: null,
    },
  ],
  ...about,
});

export const aTimeOffResponse = (about: Partial<TimeOffDetail> = {}) =>
  v.parse(timeOffResponse, { data: aTimeOff(about) });

export const timesOffOf = (rows: readonly TimeOffDetail[], total = rows.length) =>
  v.parse(timesOffPage, { data: rows, pagination: { total } });
