import { newClass, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

async function newSeries(question: Question) {
  const { student_id: studentId, teacher_id: teacherId, material_id: materialId, date } = await newClass(question);
  const slots = [{ weekday: 1, time: '15:00', minutes: 30 }];
  return { studentId, teacherId, materialId, startsOn: date, slots };
}

/** A series of the requested team that starts years ahead. */
async function seriesPath(question: Question): Promise<string> {
  const { studentId, teacherId, materialId, startsOn } = await newSeries(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `with added as (
        insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on)
        values ($1, $2, $3, 'UTC', 'student', $4, $4) returning id)
      insert into series_slots (series_id, weekday, time, minutes) select id, 1, '15:00', 30 from added returning series_id as id`,
    values: [studentId, teacherId, materialId, startsOn],
  });
  return `/series/${row?.id}`;
}

async function obstaclePath(question: Question): Promise<string> {
  const path = await seriesPath(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into series_obstacles (slot_id, slot_date, starts_at, ends_at, reason)
      select id, '2040-01-02', '2040-01-02T15:00Z', '2040-01-02T15:30Z', 'teacher' from series_slots where series_id = $1
      returning id`,
    values: [path.split('/').at(-1)],
  });
  return `${path}/not-made/${row?.id}`;
}

const onSeries = (rest: string, body?: unknown) => async (question: Question) => ({
  path: `${await seriesPath(question)}${rest}`,
  body,
});

const otherTime = { scope: 'all', changes: { time: '16:00' } };

export const seriesRequests: RequestBuilders = {
  'get /series': () => ({}),
  'get /series/suggestions': (question) => ({ path: `/series/suggestions?student_id=${team(question).student.id}` }),
  'get /series/:id': onSeries(''),
  'post /series': async (question) => ({ body: await newSeries(question) }),
  'post /series/preview': async (question) => ({ body: await newSeries(question) }),
  'post /series/:id': onSeries('', otherTime),
  'post /series/:id/preview': onSeries('/preview', otherTime),
  'post /series/:id/end': onSeries('/end'),
  'put /series/:id/not-made/:obstacleId': async (question) => ({
    path: await obstaclePath(question),
    body: { action: 'skip' },
  }),
};

export const seriesRows = `
  get    /series                        any           401 403 403 200 200 200 200 200 200 200
  get    /series/suggestions            any           401 403 403 403 403 403 200 200 200 200
  get    /series/:id                    own           401 403 403 200 200 200 200 200 200 200
  get    /series/:id                    foreign       401 403 403 404 404 404 404 404 200 200
  post   /series                        own           401 403 403 403 403 403 201 201 201 201
  post   /series                        foreign       401 403 403 403 403 403 422 422 201 201
  post   /series                        other-teacher 401 403 403 403 403 403 422 422 201 201
  post   /series/preview                own           401 403 403 403 403 403 200 200 200 200
  post   /series/preview                foreign       401 403 403 403 403 403 422 422 200 200
  post   /series/:id                    own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id                    foreign       401 403 403 403 403 403 404 404 200 200
  post   /series/:id/preview            own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id/preview            foreign       401 403 403 403 403 403 404 404 200 200
  post   /series/:id/end                own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id/end                foreign       401 403 403 403 403 403 404 404 200 200
  put    /series/:id/not-made/:obstacleId own         401 403 403 403 403 403 200 200 200 200
  put    /series/:id/not-made/:obstacleId foreign     401 403 403 403 403 403 404 404 200 200`;
