import { formOf } from '#testing/fixtures/media.fixture.ts';
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

async function submissionPath(question: Question): Promise<string> {
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `with counted as (update forms set submission_count = 1 where id = $1)
      insert into form_submissions (form_id, user_name, user_email, answers, digest)
      values ($1, 'Layla', 'layla@academy.test', '[]', '') returning id`,
    values: [await formId(question)],
  });
  return `/forms/submissions/${row?.id}`;
}
const onSubmission = async (question: Question) => ({ path: await submissionPath(question) });

export const formRequests: RequestBuilders = {
  'get /forms': () => ({}),
  'post /forms': () => ({ body: form }),
  'post /forms/preview': () => ({ body: { name: '', questions: [], language: 'en' } }),
  'get /forms/:id': onForm(),
  'put /forms/:id': onForm(form),
  'delete /forms/:id': onForm(),
  'post /forms/submit': async (question) => ({
    body: formOf({ formId: String(await formId(question)), userName: 'Layla', userEmail: 'layla@academy.test' }),
  }),
  'get /forms/:id/submissions': async (question) => ({ path: `/forms/${await formId(question)}/submissions` }),
  'get /forms/:id/submissions.csv': async (question) => ({ path: `/forms/${await formId(question)}/submissions.csv` }),
  'get /forms/submissions/:id': onSubmission,
  'delete /forms/submissions/:id': onSubmission,
};

export const formRows = `
  get    /forms                     any    401 403 403 403 403 403 403 403 200 200
  get    /forms/:id                 open   200 200 200 200 200 200 200 200 200 200
  get    /forms/:id                 closed 404 404 404 404 404 404 404 404 200 200
  post   /forms                     any    401 403 403 403 403 403 403 403 201 201
  post   /forms/preview             any    401 403 403 403 403 403 403 403 200 200
  put    /forms/:id                 closed 401 403 403 403 403 403 403 403 200 200
  delete /forms/:id                 closed 401 403 403 403 403 403 403 403 200 200
  post   /forms/submit              open   201 201 201 201 201 201 201 201 201 201
  post   /forms/submit              closed 404 404 404 404 404 404 404 404 404 404
  get    /forms/:id/submissions     open   401 403 403 403 403 403 403 403 200 200
  get    /forms/:id/submissions.csv open   401 403 403 403 403 403 403 403 200 200
  get    /forms/submissions/:id     open   401 403 403 403 403 403 403 403 200 200
  delete /forms/submissions/:id     open   401 403 403 403 403 403 403 403 200 200`;
