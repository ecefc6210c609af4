import * as v from 'valibot';
import {
  type ClassDetail,
  type ClassRow,
  classDetailSchema,
  classPageSchema,
  classRowSchema,
  isHeld,
} from '#/class/api/class-schema.ts';
import { classDetailResponse } from '#/class/api/classes.ts';
import { serve } from './server.ts';

const nothing = {
  edit: false,
  editTime: false,
  move: false,
  cancel: false,
  report: false,
  reopen: false,
  delete: false,
  join: false,
  viewReport: false,
  viewAttendance: false,
  request: false,
  requestMove: false,
};

export const may = (...actions: (keyof typeof nothing)[]) => ({
  ...nothing,
  ...Object.fromEntries(actions.map((action) => [action, true])),
});

const MINUTE = 60_000;
const after = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE).toISOString();

/** A class as the API sends it. */
export function aClass(about: Partial<ClassRow> & { id: string }): ClassRow {
  const starts = about.starts_at ?? '2026-11-25T13:00:00.000Z';
  return v.parse(classRowSchema, {
    class_number: Number(about.id),
    starts_at: starts,
    ends_at: after(starts, 30),
    duration: 30,
    status: 'scheduled',
    attendance: 'presence',
    title: 'Juz Amma – Layla Mansour',
    accomplished: '',
    notes: null,
    student: { id: '12', name: 'Layla Mansour', code: 'S-0012', timezone: 'Europe/London' },
    teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
    leader: { id: '5', name: 'Bilal Rahman' },
    material: { id: '3', name: 'Juz Amma' },
    report_id: null,
    is_trial: false,
    join: { opens_at: after(starts, -10), closes_at: after(starts, 45) },
    may: nothing,
    ...about,
  });
}

export function aClassDetail(about: Partial<ClassDetail> & { id: string }): ClassDetail {
  const row = aClass(about);
  return v.parse(classDetailSchema, {
    ...row,
    description: null,
    zoom_link: null,
    meeting: null,
    subscription: 3,
    date: '2026-11-25',
    time: '16:00',
    zone: 'Asia/Amman',
    remaining_classes: null,
    history: [],
    report: null,
    log: [],
    outcomes: null,
    draft: null,
    ...about,
  });
}

/** Responds with the classes of a status (D20); the returned list collects the queries. */
export const serveClasses = (classes: ClassRow[]) =>
  serve('classes', (search) => {
    const status = search.get('status');
    const fits = (row: ClassRow) =>
      status === null || row.status === status || (['ended', 'held'].includes(status) && isHeld(row));
    const data = classes.filter(fits);
    return v.parse(classPageSchema, { data, pagination: { total: data.length } });
  });

/** A class without assignments. */
export function serveClass(detail: ClassDetail) {
  serve('assignments', { data: [], total: 0 });
  return serve(`classes/${detail.id}`, v.parse(classDetailResponse, { data: detail }));
}
