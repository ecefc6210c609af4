import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const team = ({ fixtures, of }: Question) => (of === 'foreign' ? fixtures.foreign : fixtures.own);
const classOf = async (question: Question) => (await question.fixtures.api.buildClass(team(question))).id;

/** An assignment of the team, added by somebody outside of it unless the viewer's own is requested. */
async function assignmentId(question: Question): Promise<number> {
  const { fixtures, of, viewer } = question;
  const owner = of === 'by-viewer' ? fixtures.person(viewer) : fixtures.otherAdmin;
  const { id: mediaId } = await fixtures.api.buildImage({ owner });
  const { id: classId, studentId } = await fixtures.api.buildClass(team(question));
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into assignments (class_id, student_id, media_id, title, uploaded_by) values ($1, $2, $3, 'Page', $4)
      returning id`,
    values: [classId, studentId, mediaId, owner.id],
  });
  return row?.id ?? 0;
}

/** A student's hand-in for such an assignment. */
async function handInPath(question: Question): Promise<string> {
  const { fixtures } = question;
  const { id: mediaId } = await fixtures.api.buildImage({ owner: team(question).student });
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into hand_ins (assignment_id, number, is_latest, media_id) values ($1, 1, true, $2) returning id`,
    values: [await assignmentId(question), mediaId],
  });
  return `/hand-ins/${row?.id}/mark`;
}

const pdfOf = (title: string) => formOf({ title, book: [pdf(), 'book.pdf', 'application/pdf'] });

async function bookPath({ fixtures }: Question): Promise<string> {
  const { id: mediaId, ownerId } = await fixtures.api.buildImage({ owner: fixtures.otherAdmin });
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into books (title, media_id, created_by) values ('Qaida', $1, $2) returning id`,
    values: [mediaId, ownerId],
  });
  return `/books/${row?.id}`;
}

export const bookRequests: RequestBuilders = {
  'get /books': () => ({}),
  'get /books/:id': async (question) => ({ path: await bookPath(question) }),
  'post /books': () => ({ body: pdfOf('Qaida') }),
  'put /books/:id': async (question) => ({ path: await bookPath(question), body: pdfOf('Qaida II') }),
  'delete /books/:id': async (question) => ({ path: await bookPath(question) }),
};

export const assignmentRequests: RequestBuilders = {
  'get /files': () => ({}),
  'get /assignments': () => ({}),
  'post /assignments': async (question) => ({
    body: formOf({
      classId: String(await classOf(question)),
      title: 'Page 12',
      assignmentFile: [pdf(), 'page.pdf', 'application/pdf'],
    }),
  }),
  'get /assignments/:id': async (question) => ({ path: `/assignments/${await assignmentId(question)}` }),
  'put /assignments/:id': async (question) => ({
    path: `/assignments/${await assignmentId(question)}`,
    body: { due: null },
  }),
  'get /assignments/:id/hand-ins': async (question) => ({
    path: `/assignments/${await assignmentId(question)}/hand-ins`,
  }),
  'post /assignments/:id/hand-ins': async (question) => ({
    path: `/assignments/${await assignmentId(question)}/hand-ins`,
    body: formOf({ file: [pdf(), 'page.pdf', 'application/pdf'] }),
  }),
  'put /assignments/:id/hand-ins/:upload': async (question) => {
    const { api } = question.fixtures;
    const id = 'a-file-that-is-handed-in';
    const text = `insert into uploads_in_parts (owner_id, id, folder, name, claimed, size, parts) values
      ($1, $2, 'a-folder', 'page.pdf', 'application/pdf', $3, '{0}') on conflict do nothing`;
    await api.deps.database.sql.query({ text, values: [team(question).student.id, id, pdf().byteLength] });
    await api.deps.files.put('parts/a-folder/0', pdf(), 'application/pdf');
    return { path: `/assignments/${await assignmentId(question)}/hand-ins/${id}`, body: {} };
  },
  'put /hand-ins/:id/mark': async (question) => ({ path: await handInPath(question), body: { grade: 'good' } }),
  'post /assignments/:id/seen': async (question) => ({ path: `/assignments/${await assignmentId(question)}/seen` }),
  'delete /assignments/:id': async (question) => ({ path: `/assignments/${await assignmentId(question)}` }),
};

export const fileRows = `
  get    /books                any       401 403 403 200 200 200 200 200 200 200
  get    /books/:id            any       401 403 403 200 200 200 200 200 200 200
  post   /books                any       401 403 403 403 403 403 403 201 201 201
  put    /books/:id            any       401 403 403 403 403 403 403 200 200 200
  delete /books/:id            any       401 403 403 403 403 403 403 403 200 200
  get    /files                any       401 200 200 200 200 200 200 200 200 200
  get    /assignments          any       401 403 403 200 200 200 200 200 200 200
  post   /assignments          own       401 403 403 403 403 403 201 201 201 201
  post   /assignments          foreign   401 403 403 403 403 403 404 404 201 201
  get    /assignments/:id      own       401 403 403 200 200 200 200 200 200 200
  get    /assignments/:id      foreign   401 403 403 404 404 404 404 404 200 200
  put    /assignments/:id      own       401 403 403 403 403 403 403 403 200 200
  put    /assignments/:id      by-viewer 401 403 403 403 403 403 200 200 200 200
  put    /assignments/:id      foreign   401 403 403 403 403 403 404 404 200 200
  get    /assignments/:id/hand-ins  own     401 403 403 200 200 200 200 200 200 200
  get    /assignments/:id/hand-ins  foreign 401 403 403 404 404 404 404 404 200 200
  post   /assignments/:id/hand-ins  own     401 403 403 403 403 201 403 403 403 403
  post   /assignments/:id/hand-ins  foreign 401 403 403 404 404 404 404 404 403 403
  put    /assignments/:id/hand-ins/:upload own     401 403 403 403 403 200 403 403 403 403
  put    /assignments/:id/hand-ins/:upload foreign 401 403 403 404 404 404 404 404 403 403
  put    /hand-ins/:id/mark    own       401 403 403 403 403 403 200 200 200 200
  put    /hand-ins/:id/mark    foreign   401 403 403 404 404 404 404 404 200 200
  post   /assignments/:id/seen own       401 403 403 200 200 200 200 200 200 200
  post   /assignments/:id/seen foreign   401 403 403 404 404 404 404 404 200 200
  delete /assignments/:id      own       401 403 403 403 403 403 403 403 200 200
  delete /assignments/:id      by-viewer 401 403 403 403 403 403 200 200 200 200
  delete /assignments/:id      foreign   401 403 403 403 403 403 404 404 200 200`;
