import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { assignmentFields } from './assignment.fields.ts';

const api = await useTestApi();
const { after, call, team } = classCalls(api);

/** A class is chosen, not typed. */
const { classId: _, ...typed } = assignmentFields;

it.each(typedFieldsOf(typed))('the $name of an assignment is stored, shown and recorded', async (field) => {
  const { name, column } = field;
  const own = await team();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(60) });
  const sent = sampleOf(field, undefined);
  const file = [pdf(), 'a.pdf', 'application/pdf'] as const;
  const added = await api.request('post', '/api/assignments', {
    token: await api.tokenFor(own.teacher),
    body: formOf({ classId: String(classId), [name]: String(sent), assignmentFile: [...file] }),
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
