import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const leaderOf = ({ fixtures, of }: Question) => (of === 'own' ? fixtures.own.leader : fixtures.foreign.leader);
const teacherOf = ({ fixtures, of }: Question) => (of === 'own' ? fixtures.own.teacher : fixtures.foreign.teacher);

const studentFields = (question: Question) => ({
  age: 10,
  section: 'Quran',
  teacher_id: teacherOf(question).id,
  leader_id: leaderOf(question).id,
  phone: `0791${question.fixtures.another()}`,
});
const teacherFields = (question: Question) => ({
  leader_id: leaderOf(question).id,
  phone: `0792${question.fixtures.another()}`,
});

async function salaryOf(question: Question): Promise<string> {
  const { api, another } = question.fixtures;
  const teacher = teacherOf(question);
  const [salary] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into teacher_salaries (teacher_id, price_minor, effective_from)
      values ($1, 1200, date '2020-01-01' + $2::int) returning id`,
    values: [teacher.id, another() % 10_000],
  });
  return `/teacher-salaries/${teacher.id}/${salary?.id}`;
}
const price = ({ fixtures }: Question) => ({
  price_per_class: 15,
  effective_from: new Date(Date.UTC(2050, 0, fixtures.another() % 10_000)).toISOString().slice(0, 10),
});

/** A past month that no other question uses. */
function monthOf(question: Question, action = ''): string {
  const month = new Date(Date.UTC(1950, question.fixtures.another() % 600)).toISOString().slice(0, 7);
  return `/teacher-salaries/${teacherOf(question).id}/months/${month}${action}`;
}
async function closedMonthOf(question: Question): Promise<string> {
  const path = monthOf(question);
  await question.fixtures.api.deps.database.sql.query({
    text: `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
      values ($1, $2, 0, 'USD', now(), $1)`,
    values: [teacherOf(question).id, `${path.slice(-7)}-01`],
  });
  return path;
}
const month = '/teacher-salaries/:teacherId/months/:month';

export const profileRequests: RequestBuilders = {
  'post /users/students': async (question) => ({
    body: { user_id: (await question.fixtures.api.buildUser()).id, ...studentFields(question) },
  }),
  'post /users/students/:id': async (question) => {
    const { id } = await question.fixtures.api.buildStudent(question.of === 'own' ? question.fixtures.own : {});
    return { path: `/users/students/${id}`, body: studentFields(question) };
  },
  'post /users/teachers': async (question) => ({
    body: { user_id: (await question.fixtures.api.buildUser({ role: 'teacher' })).id, ...teacherFields(question) },
  }),
  'post /users/teachers/:id': async (question) => {
    const { id } = await question.fixtures.api.buildTeacher({ leader: leaderOf(question) });
    return { path: `/users/teachers/${id}`, body: teacherFields(question) };
  },
  'get /statistics': () => ({}),
  'get /statistics/classes': () => ({}),
  'get /statistics/teachers': () => ({}),
  'get /statistics/attention': () => ({}),
  'get /statistics/money': () => ({}),
  'get /statistics/first-steps': () => ({}),
  'put /statistics/first-steps/:step': () => ({ path: '/statistics/first-steps/page', body: { skipped: true } }),
  'get /statistics/next-steps': () => ({}),
  'get /teacher-statistics': (question) => ({ path: `/teacher-statistics?teacher_id=${teacherOf(question).id}` }),
  'get /teachers/:id/students': (question) => ({ path: `/teachers/${teacherOf(question).id}/students` }),
  'get /teacher-salaries/:teacherId': (question) => ({ path: `/teacher-salaries/${teacherOf(question).id}` }),
  'post /teacher-salaries/:teacherId': (question) => ({
    path: `/teacher-salaries/${teacherOf(question).id}`,
    body: price(question),
  }),
  'put /teacher-salaries/:teacherId/:id': async (question) => ({
    path: await salaryOf(question),
    body: price(question),
  }),
  'get /teacher-salaries/:teacherId/months': (question) => ({
    path: `/teacher-salaries/${teacherOf(question).id}/months`,
  }),
  [`get ${month}`]: (question) => ({ path: monthOf(question) }),
  [`get ${month}/lines.csv`]: (question) => ({ path: monthOf(question, '/lines.csv') }),
  [`get ${month}/pdf`]: async (question) => ({ path: `${await closedMonthOf(question)}/pdf` }),
  [`post ${month}/adjustments`]: (question) => ({
    path: monthOf(question, '/adjustments'),
    body: { amount: 5, reason: 'Bonus' },
  }),
  [`post ${month}/close`]: (question) => ({ path: monthOf(question, '/close') }),
  [`post ${month}/reopen`]: async (question) => ({
    path: `${await closedMonthOf(question)}/reopen`,
    body: { reason: 'A mistake' },
  }),
  'delete /teacher-salaries/:teacherId/:id': async (question) => ({ path: await salaryOf(question) }),
};

export const profileRows = `
  post   /users/students                                        own     401 403 403 403 403 403 403 403 201 201
  post   /users/students                                        foreign 401 403 403 403 403 403 403 403 201 201
  post   /users/students/:id                                    own     401 403 403 403 403 403 403 403 200 200
  post   /users/students/:id                                    foreign 401 403 403 403 403 403 403 403 200 200
  post   /users/teachers                                        own     401 403 403 403 403 403 403 403 201 201
  post   /users/teachers                                        foreign 401 403 403 403 403 403 403 403 201 201
  post   /users/teachers/:id                                    own     401 403 403 403 403 403 403 403 200 200
  post   /users/teachers/:id                                    foreign 401 403 403 403 403 403 403 403 200 200
  get    /teacher-statistics                                    own     401 404 404 404 404 404 200 200 200 200
  get    /teacher-statistics                                    foreign 401 404 404 404 404 404 404 404 200 200
  get    /statistics                                            any     401 200 200 200 200 200 200 200 200 200
  get    /statistics/classes                                    any     401 403 403 200 200 200 200 200 200 200
  get    /statistics/teachers                                   any     401 403 403 403 403 403 403 200 200 200
  get    /statistics/money                                      any     401 403 403 403 403 403 403 403 200 200
  get    /statistics/attention                                  any     401 403 403 403 403 403 403 200 200 200
  get    /statistics/first-steps                                any     401 403 403 403 403 403 403 403 200 200
  put    /statistics/first-steps/:step                          any     401 403 403 403 403 403 403 403 200 200
  get    /statistics/next-steps                                 any     401 200 200 200 200 200 200 200 200 200
  get    /teachers/:id/students                                 own     401 404 404 404 404 404 200 200 200 200
  get    /teachers/:id/students                                 foreign 401 404 404 404 404 404 404 404 200 200
  get    /teacher-salaries/:teacherId                           own     401 404 404 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId                           foreign 401 404 404 404 404 404 404 404 200 200
  post   /teacher-salaries/:teacherId                           own     401 403 403 403 403 403 403 403 201 201
  post   /teacher-salaries/:teacherId                           foreign 401 403 403 403 403 403 403 403 201 201
  put    /teacher-salaries/:teacherId/:id                       own     401 403 403 403 403 403 403 403 200 200
  put    /teacher-salaries/:teacherId/:id                       foreign 401 403 403 403 403 403 403 403 200 200
  delete /teacher-salaries/:teacherId/:id                       own     401 403 403 403 403 403 403 403 200 200
  delete /teacher-salaries/:teacherId/:id                       foreign 401 403 403 403 403 403 403 403 200 200
  get    /teacher-salaries/:teacherId/months                    own     401 404 404 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId/months                    foreign 401 404 404 404 404 404 404 404 200 200
  get    /teacher-salaries/:teacherId/months/:month             own     401 404 404 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId/months/:month             foreign 401 404 404 404 404 404 404 404 200 200
  get    /teacher-salaries/:teacherId/months/:month/lines.csv   own     401 404 404 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId/months/:month/lines.csv   foreign 401 404 404 404 404 404 404 404 200 200
  get    /teacher-salaries/:teacherId/months/:month/pdf         own     401 404 404 404 404 404 200 404 200 200
  get    /teacher-salaries/:teacherId/months/:month/pdf         foreign 401 404 404 404 404 404 404 404 200 200
  post   /teacher-salaries/:teacherId/months/:month/adjustments own     401 403 403 403 403 403 403 403 201 201
  post   /teacher-salaries/:teacherId/months/:month/adjustments foreign 401 403 403 403 403 403 403 403 201 201
  post   /teacher-salaries/:teacherId/months/:month/close       own     401 403 403 403 403 403 403 403 200 200
  post   /teacher-salaries/:teacherId/months/:month/close       foreign 401 403 403 403 403 403 403 403 200 200
  post   /teacher-salaries/:teacherId/months/:month/reopen      own     401 403 403 403 403 403 403 403 403 200
  post   /teacher-salaries/:teacherId/months/:month/reopen      foreign 401 403 403 403 403 403 403 403 403 200`;
