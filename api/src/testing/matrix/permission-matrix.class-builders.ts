import type { Question } from './permission-matrix.fixtures.ts';

export async function materialPath({ fixtures }: Question): Promise<string> {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into materials (name, content) values ('Qaida', 'Letters') returning id`,
  });
  return `/materials/${row?.id}`;
}

export const team = ({ fixtures, of }: Question) => (of === 'foreign' ? fixtures.foreign : fixtures.own);

/** A day that no other question uses. */
export const dayFor = ({ fixtures }: Question) =>
  new Date(Date.UTC(2040, 0, 1 + (fixtures.another() % 10_000))).toISOString().slice(0, 10);

export async function newClass(question: Question) {
  const [materialId] = (await materialPath(question)).match(/\d+$/) ?? [];
  return {
    student_id: team(question).student.id,
    teacher_id: (question.of === 'other-teacher' ? question.fixtures.foreign : team(question)).teacher.id,
    material_id: materialId,
    date: dayFor(question),
    time: '15:00',
    attendance: 'presence',
    accomplished: 'Plan: al-Mulk',
  };
}

/** A class of the requested team, held or in progress. */
export async function classId(question: Question, status: 'scheduled' | 'ended' = 'scheduled'): Promise<number> {
  const { api } = question.fixtures;
  const startsAt = new Date(api.clock.now().getTime() - (status === 'ended' ? 90 : 5) * 60_000);
  return (await api.buildClass({ ...team(question), status, startsAt })).id;
}

export const onClass =
  (rest = '', body?: unknown, status?: 'ended') =>
  async (question: Question) => ({ path: `/classes/${await classId(question, status)}${rest}`, body });
