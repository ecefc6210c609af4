import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** A day years ahead without classes of these people, another one each time. */
const inSomeYears = ({ fixtures }: Question) => {
  const day = new Date(Date.UTC(2045, 0, 1) + (fixtures.another() % 10_000) * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
};
const absenceOf = (question: Question) => ({
  teacherId: (question.of === 'own' ? question.fixtures.own : question.fixtures.foreign).teacher.id,
  ...inSomeYears(question),
});
const closing = (question: Question) => ({ name: { en: 'Holiday', ar: 'عطلة' }, ...inSomeYears(question) });

/** A time off of the requested team, or of everybody. */
async function timeOffPath(question: Question, kind: 'absence' | 'closure'): Promise<string> {
  const { own, foreign, api } = question.fixtures;
  const { teacher } = question.of === 'own' ? own : foreign;
  const { from, to } = inSomeYears(question);
  const [row] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into times_off (kind, teacher_id, name_en, name_ar, from_on, to_on, zone, starts_at, ends_at, state, created_by)
      values ($1, case when $1 = 'absence' then $2::bigint end, $3, $3, $4, $5, 'UTC', $4::date, $5::date + 1, 'done', $2) returning id`,
    values: [kind, teacher.id, kind === 'closure' ? 'Holiday' : null, from, to],
  });
  return `/${kind}s/${row?.id}`;
}
const onTimeOff = (kind: 'absence' | 'closure') => async (question: Question) => ({
  path: await timeOffPath(question, kind),
});

const shiftOf = (question: Question) => ({ ...inSomeYears(question), minutes: -60 });
async function onShift(question: Question): Promise<{ path: string }> {
  const { own, api } = question.fixtures;
  const { from, to } = inSomeYears(question);
  const [row] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into shifts (minutes, from_on, to_on, zone, starts_at, ends_at, state, created_by)
      values (-60, $1, $2, 'UTC', $1::date, $2::date + 1, 'done', $3) returning id`,
    values: [from, to, own.teacher.id],
  });
  return { path: `/shifts/${row?.id}` };
}

const undoing = (on: (question: Question) => Promise<{ path: string }>) => async (question: Question) => ({
  path: `${(await on(question)).path}/undo/preview`,
});

export const timeOffRequests: RequestBuilders = {
  'get /absences': () => ({}),
  'post /absences/preview': (question) => ({ body: absenceOf(question) }),
  'post /absences': (question) => ({ body: absenceOf(question) }),
  'get /absences/:id': onTimeOff('absence'),
  'post /absences/:id/undo/preview': undoing(onTimeOff('absence')),
  'delete /absences/:id': onTimeOff('absence'),
  'get /closures': () => ({}),
  'post /closures/preview': (question) => ({ body: inSomeYears(question) }),
  'post /closures': (question) => ({ body: closing(question) }),
  'get /closures/:id': onTimeOff('closure'),
  'post /closures/:id/undo/preview': undoing(onTimeOff('closure')),
  'delete /closures/:id': onTimeOff('closure'),
  'get /kept-classes': () => ({}),
  'get /shifts': () => ({}),
  'post /shifts/preview': (question) => ({ body: shiftOf(question) }),
  'post /shifts': (question) => ({ body: shiftOf(question) }),
  'get /shifts/:id': onShift,
  'post /shifts/:id/undo/preview': undoing(onShift),
  'delete /shifts/:id': onShift,
};

export const timeOffRows = `
  get    /absences                      any           401 403 403 403 403 403 200 200 200 200
  post   /absences/preview              own           401 403 403 403 403 403 200 200 200 200
  post   /absences/preview              foreign       401 403 403 403 403 403 422 422 200 200
  post   /absences                      own           401 403 403 403 403 403 201 201 201 201
  post   /absences                      foreign       401 403 403 403 403 403 422 422 201 201
  get    /absences/:id                  own           401 403 403 403 403 403 200 200 200 200
  get    /absences/:id                  foreign       401 403 403 403 403 403 404 404 200 200
  post   /absences/:id/undo/preview     own           401 403 403 403 403 403 200 200 200 200
  post   /absences/:id/undo/preview     foreign       401 403 403 403 403 403 404 404 200 200
  delete /absences/:id                  own           401 403 403 403 403 403 200 200 200 200
  delete /absences/:id                  foreign       401 403 403 403 403 403 404 404 200 200
  get    /closures                      any           401 200 200 200 200 200 200 200 200 200
  post   /closures/preview              any           401 403 403 403 403 403 403 403 200 200
  post   /closures                      any           401 403 403 403 403 403 403 403 201 201
  get    /closures/:id                  any           401 200 200 200 200 200 200 200 200 200
  post   /closures/:id/undo/preview     any           401 403 403 403 403 403 403 403 200 200
  delete /closures/:id                  any           401 403 403 403 403 403 403 403 200 200
  get    /kept-classes                  any           401 403 403 403 403 403 403 200 200 200
  get    /shifts                        any           401 403 403 403 403 403 403 403 200 200
  post   /shifts/preview                any           401 403 403 403 403 403 403 403 200 200
  post   /shifts                        any           401 403 403 403 403 403 403 403 201 201
  get    /shifts/:id                    any           401 403 403 403 403 403 403 403 200 200
  post   /shifts/:id/undo/preview       any           401 403 403 403 403 403 403 403 200 200
  delete /shifts/:id                    any           401 403 403 403 403 403 403 403 200 200`;
