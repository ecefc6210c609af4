import type { Asks, Question } from './permission-matrix.world.ts';

const material = { name: 'Qaida', content: 'Letters' };

async function materialPath({ world }: Question): Promise<string> {
  const [row] = await world.api.deps.database.sql.query<{ id: number }>({
    text: `insert into materials (name, content) values ('Qaida', 'Letters') returning id`,
  });
  return `/materials/${row?.id}`;
}

export const classAsks: Asks = {
  'get /materials': () => ({}),
  'post /materials': () => ({ body: material }),
  'get /materials/:id': async (question) => ({ path: await materialPath(question) }),
  'put /materials/:id': async (question) => ({ path: await materialPath(question), body: material }),
  'delete /materials/:id': async (question) => ({ path: await materialPath(question) }),
  'get /classes': ({ world, of }) => ({
    path: `/classes?student_id=${(of === 'own' ? world.own : world.foreign).student.id}`,
  }),
};
