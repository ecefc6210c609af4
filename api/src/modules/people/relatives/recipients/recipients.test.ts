import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { family } = classCalls(api);

const set = (id: number, language: string | null, phone: string) =>
  api.deps.database.sql.query({
    text: `update users set language = $2, phone = $3, timezone = 'Europe/London' where id = $1`,
    values: [id, language, phone],
  });

it('a message about a student is written to the student and the parents, in their language and zone (D95)', async () => {
  const { student, parent, teacher, leader, admin } = await family();
  await set(student.id, null, '+447700900001');
  await set(parent.id, 'ar', '+447700900002');
  const read = async (viewer: { id: number }) => {
    const token = await api.tokenFor(viewer);
    const response = await api.request('get', `/api/users/${student.id}/recipients`, { token });
    return (await response.json()).data;
  };
  const about = { timezone: 'Europe/London' };
  const people = (withPhones: boolean) => [
    expect.objectContaining({
      ...about,
      id: String(student.id),
      relation: null,
      language: null,
      phone: withPhones ? '+447700900001' : null,
    }),
    expect.objectContaining({
      ...about,
      id: String(parent.id),
      relation: 'parent',
      language: 'ar',
      phone: withPhones ? '+447700900002' : null,
    }),
  ];
  expect(await read(admin)).toEqual(people(true));
  expect(await read(leader)).toEqual(people(true));
  expect(await read(teacher)).toEqual(people(false));
});
