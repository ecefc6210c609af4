import * as v from 'valibot';
import { type KeptClass, keptPage } from '#/timetable/api/kept-classes.ts';

/** A class that stays cancelled after its hold, because the academy is closed then. */
export const aKeptClass = (about: Partial<KeptClass> = {}): KeptClass => ({
  id: '1',
  title: 'Qaida – Yusuf',
  startsAt: '2040-03-05T14:00:00.000Z',
  student: { id: '3', name: 'Yusuf', timezone: 'Asia/Amman' },
  teacher: { id: '7', name: 'Ahmad', timezone: 'Asia/Amman' },
  wantedAt: '2040-03-05T14:00:00.000Z',
  state: 'kept',
  problem: 'closure',
  layer: {
    kind: 'hold',
    id: '9',
    name: null,
    person: { id: '3', name: 'Yusuf' },
    from: '2040-03-01',
    to: '2040-03-08',
    may: { open: true },
  },
  ...about,
});

export const keptClassesOf = (rows: readonly KeptClass[], total = rows.length) =>
  v.parse(keptPage, { data: rows, pagination: { total, page: 1, per_page: 20, totalPages: 1 } });
