import type { Asks, Question } from './permission-matrix.world.ts';

const leaderOf = ({ world, of }: Question) => (of === 'own' ? world.own.leader : world.foreign.leader);
const teacherOf = ({ world, of }: Question) => (of === 'own' ? world.own.teacher : world.foreign.teacher);

const studentFields = (question: Question) => ({
  age: 10,
  section: 'Quran',
  teacher_id: teacherOf(question).id,
  leader_id: leaderOf(question).id,
  phone: `0791${question.world.another()}`,
});
const teacherFields = (question: Question) => ({
  leader_id: leaderOf(question).id,
  phone: `0792${question.world.another()}`,
});

async function salaryOf(question: Question): Promise<string> {
  const { api, another } = question.world;
  const teacher = teacherOf(question);
  const [salary] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into teacher_salaries (teacher_id, price_minor, effective_from)
      values ($1, 1200, date '2020-01-01' + $2::int) returning id`,
    values: [teacher.id, another() % 10_000],
  });
  return `/teacher-salaries/${teacher.id}/${salary?.id}`;
}
const price = ({ world }: Question) => ({
  price_per_class: 15,
  effective_from: new Date(Date.UTC(2050, 0, world.another() % 10_000)).toISOString().slice(0, 10),
});

export const profileAsks: Asks = {
  'post /users/students': async (question) => ({
    body: { user_id: (await question.world.api.buildUser()).id, ...studentFields(question) },
  }),
  'post /users/students/:id': async (question) => {
    const { id } = await question.world.api.buildStudent(question.of === 'own' ? question.world.own : {});
    return { path: `/users/students/${id}`, body: studentFields(question) };
  },
  'post /users/teachers': async (question) => ({
    body: { user_id: (await question.world.api.buildUser({ role: 'teacher' })).id, ...teacherFields(question) },
  }),
  'post /users/teachers/:id': async (question) => {
    const { id } = await question.world.api.buildTeacher({ leader: leaderOf(question) });
    return { path: `/users/teachers/${id}`, body: teacherFields(question) };
  },
  'get /teacher-statistics': (question) => ({ path: `/teacher-statistics?teacher_id=${teacherOf(question).id}` }),
  'get /classes': ({ world, of }) => ({
    path: `/classes?student_id=${(of === 'own' ? world.own : world.foreign).student.id}`,
  }),
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
  'delete /teacher-salaries/:teacherId/:id': async (question) => ({ path: await salaryOf(question) }),
};
