import * as v from 'valibot';
import {
  type RubricLine,
  roundPage,
  rubricResponse,
  type ToVisit,
  type Visit,
  visitPage,
  visitResponse,
} from '#/reports/api/visits.ts';
import { serve } from './server.ts';

export const rubric: RubricLine[] = [
  { id: '1', title: { en: 'Use of the time', ar: 'استثمار الوقت' } },
  { id: '2', title: { en: 'Correcting the recitation', ar: 'تصحيح التلاوة' } },
];
const may = { record: false, move: false, delete: false, answer: false };

export const aVisit = (about: Partial<Omit<Visit, 'may'>> & { may?: Partial<Visit['may']> } = {}): Visit => ({
  ...{ id: '31', status: 'planned', isOff: false, advice: null, answer: null, releasedAt: null, answeredAt: null },
  class: { id: '9', startsAt: '2026-11-20T13:00:00.000Z', endsAt: '2026-11-20T13:30:00.000Z' },
  student: { id: '12', name: 'Layla Mansour', timezone: 'Asia/Amman' },
  teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
  visitor: { id: '5', name: 'Huda Saleh' },
  scores: rubric.map(({ id, title }) => ({ lineId: id, title, score: null, note: null })),
  ...about,
  may: { ...may, ...about.may },
});

export const serveVisit = (visit: Visit) => serve(`visits/${visit.id}`, v.parse(visitResponse, { data: visit }));
export const serveVisits = (rows: Visit[]) =>
  serve('visits', v.parse(visitPage, { data: rows, pagination: { total: rows.length } }));
export const serveToVisit = (rows: ToVisit[], overdue = 0, weeks = 12) =>
  serve('teachers-to-visit', v.parse(roundPage, { data: rows, pagination: { total: rows.length }, overdue, weeks }));
export const serveRubric = () =>
  serve('visit-rubric', v.parse(rubricResponse, { data: { version: 4, lines: rubric } }));
