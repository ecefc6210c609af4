import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const form = { name: 'Admission', questions: [{ title: 'Your town', type: 'text' }] };

async function formId({ fixtures, of }: Question): Promise<number> {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into forms (name, is_open) values ('Admission', $1) returning id`,
    values: [of !== 'closed'],
  });
  return row?.id ?? 0;
}
const onForm = (body?: unknown) => async (question: Question) => ({ path: `/forms/${await formId(question)}`, body });

export const formRequests: RequestBuilders = {
  'get /forms': () => ({}),
  'post /forms': () => ({ body: form }),
  'get /forms/:id': onForm(),
  'put /forms/:id': onForm(form),
  'delete /forms/:id': onForm(),
};
