// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { enrolmentRejections } from '../features/person/enrolments/enrolment-schema.ts';
import { addEnrolment, changeEnrolment, endEnrolment, enrolmentQueries, setEnrolmentState } from './enrolments.ts';

const api = await useApi(sharedTestApi);
const read = (id: number) => new QueryClient().fetchQuery(enrolmentQueries.of(String(id)));

test('a subject is added once, changed, paused and ended, and each rejection has words in the form', async () => {
  (await someone(api, 'admin')).signIn();
  const [teacher, other] = [await api.buildTeacher(), await api.buildTeacher({ name: 'Omar' })];
  const student = await api.buildStudent({ teacher });
  const id = String(student.id);
  const fields = { subject: 'arabic', teacherId: String(other.id), day: '2026-01-05', agreedMinutes: 45 };
  await addEnrolment(id, fields, 'once');
  await addEnrolment(id, fields, 'once');
  const { data, may } = await read(student.id);
  const [, arabic] = data;
  expect([data.length, may, arabic?.teacher?.name]).toEqual([2, { create: true }, 'Omar']);
  if (!arabic) throw new Error('no second subject');
  await changeEnrolment(arabic, { ...fields, teacherId: String(teacher.id), day: '2099-02-01' });
  await changeEnrolment(arabic, { ...fields, day: undefined, agreedMinutes: 50 });
  const planned = [{ planned: false }, { planned: true }];
  expect((await read(student.id)).data[1]).toMatchObject({ agreedMinutes: 50, teachers: planned });
  await changeEnrolment(arabic, { ...fields, teacherId: String(teacher.id), day: '2026-02-01' });
  await setEnrolmentState(arabic.id, 'paused');
  await endEnrolment(arabic.id, '2026-03-01');
  expect((await read(student.id)).data[1]).toMatchObject({ state: 'ended', until: '2026-03-01' });
  const rejected = async (act: Promise<unknown>) =>
    (await rejectionOf(act)).fields.map(({ path, code }) => `${path}.${code}`);
  const found = [
    ...(await rejected(addEnrolment(id, { ...fields, subject: 'memorisation' }, 'taken'))),
    ...(await rejected(endEnrolment(data[0]?.id ?? '', '1999-01-01'))),
  ];
  expect(found).toEqual(['subject.duplicate', 'from.before_start']);
  expect(found.filter((key) => !(key in enrolmentRejections))).toEqual([]);
});
