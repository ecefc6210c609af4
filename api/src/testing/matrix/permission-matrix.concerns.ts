import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const storedText = `insert into concerns (writer_id, text) values ($1, 'I worry') returning id::int as id`;

/** A concern of the viewer (`own`), or of a stranger; an admin outside of the matrix is named. */
async function storeConcern({ fixtures, of, viewer }: Question): Promise<number> {
  const { deps, clock } = fixtures.api;
  const { sql } = deps.database;
  const values = new Map([['concern_people', String(fixtures.otherAdmin.id)]]);
  await storeSettings(sql, { values, at: clock.now(), by: null });
  await deps.academySettings.refresh();
  const writer = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.student;
  const [row] = await sql.query<{ id: number }>({ text: storedText, values: [writer.id] });
  return row?.id ?? 0;
}

const on = (rest: string, body?: unknown) => async (question: Question) => ({
  path: `/concerns/${await storeConcern(question)}${rest}`,
  body,
});

export const concernRequests: RequestBuilders = {
  'get /concerns': () => ({}),
  'get /concerns/people': () => ({}),
  'get /concerns/:id': on(''),
  'post /concerns': async (question) => {
    await storeConcern(question);
    return { body: { text: 'I worry' } };
  },
  'put /concerns/:id': on('', { state: 'looked_at' }),
  'post /concerns/:id/replies': on('/replies', { text: 'And again' }),
};

/** D146: everybody writes; what others wrote is 404 for all who are not named. */
export const concernRows = `
  get    /concerns                        any     401 200 200 200 200 200 200 200 200 200
  get    /concerns/people                 any     401 200 200 200 200 200 200 200 200 200
  get    /concerns/:id                    own     401 200 200 200 200 200 200 200 200 200
  get    /concerns/:id                    foreign 401 404 404 404 404 404 404 404 404 404
  post   /concerns                        any     401 201 201 201 201 201 201 201 201 201
  put    /concerns/:id                    own     401 404 404 404 404 404 404 404 404 404
  put    /concerns/:id                    foreign 401 404 404 404 404 404 404 404 404 404
  post   /concerns/:id/replies            own     401 201 201 201 201 201 201 201 201 201
  post   /concerns/:id/replies            foreign 401 404 404 404 404 404 404 404 404 404`;
