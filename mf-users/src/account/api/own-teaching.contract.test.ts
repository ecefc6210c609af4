// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import { changeOwnTeaching } from './own-teaching.ts';

const api = await useApi(sharedTestApi);

test('a teacher edits their own subjects, languages and age groups (D107)', async () => {
  const teacher = await someone(api, 'teacher');
  teacher.signIn();
  const values = {
    gender: 'woman',
    languages: ['ar', 'en'],
    subjects: ['reading', 'arabic'],
    learners: ['children'],
  };
  expect(await rejectionOf(changeOwnTeaching(values))).toMatchObject({ status: 404 });
  await api.deps.database.sql.query({
    text: `insert into teacher_profiles (user_id, code) values ($1, 'T-0044')`,
    values: [teacher.id],
  });
  expect(await changeOwnTeaching(values)).toEqual(values);
});
