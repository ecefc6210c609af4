import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type AttentionLine,
  attentionResponseSchema,
  type OwnFigures,
  ownResponseSchema,
  type PeopleFigures,
  peopleResponseSchema,
  type TeacherLoad,
  teachersResponseSchema,
  type Week,
  weeksResponseSchema,
} from '#/home/api/home.ts';
import { server } from '#/testing/server.ts';

export const someFigures: PeopleFigures = {
  view: 'academy',
  total_users: 1240,
  roles: { student: 1100, teacher: 120, leader: 12, admin: 8 },
  new_registrations: { today: 3, this_week: 17, this_month: 54 },
};

export const servePeople = (data: PeopleFigures) =>
  server.use(http.get('*/api/statistics', () => HttpResponse.json(v.parse(peopleResponseSchema, { data }))));

export const serveOwn = (data: OwnFigures) =>
  server.use(http.get('*/api/statistics', () => HttpResponse.json(v.parse(ownResponseSchema, { data }))));

export const aWeek = (about: Partial<Week> & Pick<Week, 'from' | 'to'>): Week => ({
  held: 0,
  cancelled: 0,
  missed_by_students: 0,
  missed_by_teachers: 0,
  ...{ excused: 0, moved: 0, made_up: 0 },
  ...about,
});

/** Serves the weeks of a month, by default the current one; the returned list collects the requested months. */
export function serveWeeks(running: string, weeks: readonly Week[]) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/statistics/classes', ({ request }) => {
      const month = new URL(request.url).searchParams.get('month');
      asked.push(month);
      return HttpResponse.json(v.parse(weeksResponseSchema, { data: { month: month ?? running, weeks } }));
    }),
  );
  return asked;
}

export const aTeacherLoad = (about: Partial<TeacherLoad> & { id: string }): TeacherLoad => ({
  name: `Teacher ${about.id}`,
  held: 0,
  cancelled: 0,
  missed_by_students: 0,
  missed_by_teachers: 0,
  ...{ excused: 0, moved: 0, made_up: 0 },
  held_minutes: 0,
  overdue_reports: 0,
  students_at_risk: 0,
  ...about,
});

export function serveTeachers(rows: readonly TeacherLoad[]) {
  server.use(
    http.get('*/api/statistics/teachers', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const data = rows.slice((page - 1) * size, page * size);
      return HttpResponse.json(v.parse(teachersResponseSchema, { data, pagination: { total: rows.length } }));
    }),
  );
}

export const serveAttention = (data: readonly AttentionLine[]) =>
  server.use(
    http.get('*/api/statistics/attention', () => HttpResponse.json(v.parse(attentionResponseSchema, { data }))),
  );
