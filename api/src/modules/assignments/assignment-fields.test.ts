import * as v from 'valibot';
import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { assignmentFields } from './assignment.fields.ts';

const api = await useTestApi();
const { after, call, team } = classCalls(api);

/** Fields that are stored as they are sent and shown under the same name; its class is chosen. */
const { classId: _, ...written } = assignmentFields;
const typed = Object.entries(written).flatMap(([name, field]) =>
  'column' in field ? [{ name, ...field, response: field.response as v.GenericSchema }] : [],
);

const SAMPLES: unknown[] = ['Surat al-Mulk', 7, true];

it.each(typed)('the $name of an assignment is stored, shown and recorded', async ({ name, column, body, response }) => {
  const own = await team();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(60) });
  const sent = SAMPLES.find((sample) => v.is(body, sample) && v.is(response, sample));
  expect(sent).toBeDefined();
  const added = await api.request('post', '/api/assignments', {
    token: await api.tokenFor(own.teacher),
    body: formOf({
      classId: String(classId),
      [name]: String(sent),
      assignmentFile: [pdf(), 'a.pdf', 'application/pdf'],
    }),
  });
  const { data } = await added.json();
  expect(data[name]).toBe(sent);
  expect((await call(own.teacher, 'get', '/assignments')).body.data).toMatchObject([{ [name]: sent }]);
  await call(own.teacher, 'delete', `/assignments/${data.id}`);
  const lines = await api.deps.database.sql.query({
    text: `select after, before from audit_log where subject = 'assignment' order by id`,
  });
  expect(lines).toMatchObject([{ after: { [column]: sent } }, { before: { [column]: sent } }]);
});
