import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, report, team } = classCalls(api);

it('a class of a closed month that is reported late is paid once in the current month, and stays unchanged', async () => {
  const own = await team();
  const held = { ...own, startsAt: new Date('2026-03-10T12:00:00Z') };
  const { id } = await api.buildClass(held);
  await sql.query({
    text: `insert into teacher_salaries (teacher_id, price_minor, effective_from) values ($1, 500, '2026-01-01')`,
    values: [own.teacher.id],
  });
  const closed = await call(own.admin, 'post', `/teacher-salaries/${own.teacher.id}/months/2026-03/close`);
  expect(closed.status).toBe(200);
  expect((await report(own.teacher, id)).status).toBe(201);
  const adjustments = () => sql.query({ text: 'select class_id, amount_minor from salary_adjustments' });
  expect(await adjustments()).toEqual([{ class_id: id, amount_minor: 500 }]);
  const { may } = (await call(own.admin, 'get', `/classes/${id}`)).body.data;
  expect(may).toMatchObject({ edit: false, reopen: false, delete: false });
  for (const [method, path, body] of [
    ['post', `/classes/${id}`, { attendance: 'absence_teacher' }],
    ['post', `/classes/${id}/reopen`, { reason: 'Mistake' }],
    ['delete', `/classes/${id}`, undefined],
  ] as const)
    expect(await call(own.admin, method, path, body), path).toMatchObject({
      status: 409,
      body: { message: 'The month of this class is closed' },
    });
  expect(await adjustments()).toHaveLength(1);
});
