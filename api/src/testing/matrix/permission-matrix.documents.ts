import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const teacherOf = ({ fixtures, of }: Question) => (of === 'own' ? fixtures.own : fixtures.foreign).teacher;

/** A document, with a file that is nowhere stored. */
async function storeDocument(question: Question): Promise<number> {
  const { sql } = question.fixtures.api.deps.database;
  const [row] = await sql.query<{ id: number }>({
    text: `insert into staff_documents (teacher_id, kind, added_by) values ($1, 'Police check', $1) returning id::int as id`,
    values: [teacherOf(question).id],
  });
  return row?.id ?? 0;
}

export const documentRequests: RequestBuilders = {
  'get /teachers/:id/documents': (question) => ({ path: `/teachers/${teacherOf(question).id}/documents` }),
  'get /teachers/:id/documents/missing': (question) => ({
    path: `/teachers/${teacherOf(question).id}/documents/missing`,
  }),
  'post /teachers/:id/documents': (question) => ({
    path: `/teachers/${teacherOf(question).id}/documents`,
    body: formOf({ kind: 'Police check', file: [pdf(), 'check.pdf', 'application/pdf'] }),
  }),
  'get /documents/:id/file': async (question) => ({ path: `/documents/${await storeDocument(question)}/file` }),
  'delete /documents/:id': async (question) => ({ path: `/documents/${await storeDocument(question)}` }),
};

/** D145: the document has no file here. */
export const documentRows = `
  get    /teachers/:id/documents own     401 404 404 404 404 404 200 404 200 200
  get    /teachers/:id/documents foreign 401 404 404 404 404 404 404 404 200 200
  get    /teachers/:id/documents/missing own     401 403 403 403 403 403 200 200 200 200
  get    /teachers/:id/documents/missing foreign 401 403 403 403 403 403 404 404 200 200
  post   /teachers/:id/documents own     401 404 404 404 404 404 403 404 201 201
  post   /teachers/:id/documents foreign 401 404 404 404 404 404 404 404 201 201
  get    /documents/:id/file     own     401 404 404 404 404 404 404 404 404 404
  delete /documents/:id          own     401 404 404 404 404 404 403 404 200 200
  delete /documents/:id          foreign 401 404 404 404 404 404 404 404 200 200`;
