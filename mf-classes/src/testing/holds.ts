import * as v from 'valibot';
import { type Hold, type HoldPreview, holdPreviewResponse, holdsResponse } from '#/api/holds.ts';
import { serve } from './server.ts';

/** A hold of two weeks that has not begun, as staff receive it. */
export const aHold = (about: Partial<Hold> = {}): Hold => ({
  id: '4',
  from: '2026-11-23',
  to: '2026-12-06',
  zone: 'Europe/London',
  reason: 'Travelling',
  freeSlot: false,
  state: 'planned',
  classes: 2,
  may: { change: true, end: true },
  ...about,
});

/** The holds of each student. */
export const serveHolds = (holds: readonly Hold[], create = true) =>
  serve('students/:id/holds', v.parse(holdsResponse, { data: holds, may: { create } }));

export const aHoldPreview = (about: Partial<HoldPreview> = {}) =>
  v.parse(holdPreviewResponse, {
    data: {
      student: { id: '12', name: 'Layla', timezone: 'Europe/London' },
      classes: [
        {
          id: '31',
          startsAt: '2026-11-25T13:00:00.000Z',
          endsAt: '2026-11-25T13:30:00.000Z',
          teacher: { id: '7', name: 'Salma', timezone: 'Asia/Amman' },
        },
      ],
      staying: [],
      back: [],
      subscription: null,
      ...about,
    },
  });
