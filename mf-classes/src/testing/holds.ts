import * as v from 'valibot';
import {
  type Hold,
  type HoldEnding,
  type HoldPreview,
  holdEndingResponse,
  holdPreviewResponse,
  holdSchema,
  holdsResponse,
  type KeptClass,
} from '#/timetable/api/holds.ts';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';
import { serve } from './server.ts';

/** A class that a hold cancels. */
export const aHeldClass = (id = '31', date = '2026-11-25'): ListedClass => ({
  id,
  title: 'Qaida – Layla',
  student: { id: '12', name: 'Layla', timezone: 'Europe/London' },
  before: {
    startsAt: `${date}T13:00:00.000Z`,
    endsAt: `${date}T13:30:00.000Z`,
    teacher: { id: '7', name: 'Salma', timezone: 'Asia/Amman' },
  },
  after: null,
});

/** A hold of two weeks that has not begun, as staff receive it; fields that are not listed have their default. */
export const aHold = (about: Partial<Hold> = {}): Hold =>
  v.parse(holdSchema, {
    id: '4',
    from: '2026-11-23',
    to: '2026-12-06',
    zone: 'Europe/London',
    startsAt: '2026-11-23T00:00:00.000Z',
    reason: 'Travelling',
    freeSlot: false,
    state: 'planned',
    classes: 2,
    kept: [],
    may: { change: true, end: true, takeBack: false },
    ...about,
  });

/** The holds of each student. */
export const serveHolds = (holds: readonly Hold[], create = true) =>
  serve('students/:id/holds', v.parse(holdsResponse, { data: holds, may: { create } }));

/** The same for a family that may let classes pause (D136). */
export const serveFamilyHolds = (holds: readonly Hold[], left = 21) => {
  const years = [
    { year: 2026, left },
    { year: 2027, left: 21 },
  ];
  const family = { daysAYear: 21, noticeHours: 2, years };
  return serve(
    'students/:id/holds',
    v.parse(holdsResponse, { data: holds, family, may: { create: false, ask: true } }),
  );
};

export const aHoldPreview = (about: Partial<HoldPreview> = {}) =>
  v.parse(holdPreviewResponse, {
    data: {
      student: { id: '12', name: 'Layla', timezone: 'Europe/London' },
      classes: [aHeldClass()],
      staying: [],
      back: [],
      kept: [],
      subscription: null,
      ...about,
    },
  });

/** A class whose time was taken while its student paused. */
export const aKeptClass = (): KeptClass => ({
  ...aHeldClass('33', '2026-12-02'),
  problem: 'taken',
});

export const serveHoldEnding = (holdId: string, about: Partial<HoldEnding> = {}) =>
  serve(
    `holds/${holdId}/ending`,
    v.parse(holdEndingResponse, {
      data: { student: { id: '12', name: 'Layla', timezone: 'Europe/London' }, back: [], kept: [], ...about },
    }),
  );
