// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { personClassQueries } from './classes-of-person.ts';
import { enrolmentQueries } from './enrolments.ts';
import { createClass } from './schedule.ts';

const api = await useApi(sharedTestApi);

test('a class is of a named subject of its student, and says which (D125)', async () => {
  const [teacher, other] = [await api.buildTeacher(), await api.buildTeacher({ name: 'Mona' })];
  const student = await api.buildStudent({ teacher });
  const material = await api.buildMaterial();
  const text = `insert into enrolments (student_id, subject, teacher_id, teacher_since, since, agreed_minutes)
    values ($1, 'arabic', $2, '2026-01-05', '2026-01-05', 60)`;
  await api.deps.database.sql.query({ text, values: [student.id, other.id] });
  (await someone(api, 'admin')).signIn();
  const [, arabic] = await new QueryClient().fetchQuery(enrolmentQueries.of(String(student.id)));
  expect(arabic).toMatchObject({ subject: 'arabic', teacher: { name: 'Mona' }, state: 'active', agreedMinutes: 60 });
  const people = { student_id: String(student.id), material_id: String(material.id) };
  const about = { attendance: 'presence', accomplished: 'Plan', date: '2031-01-15', time: '16:00' } as const;
  const { id: third } = await api.buildTeacher();
  const by = (id: number, enrolment_id?: string) =>
    createClass(
      { ...people, ...about, teacher_id: String(id), ...(enrolment_id ? { enrolment_id } : {}) },
      `of-teacher-${id}`,
    );
  const { fields } = await rejectionOf(by(third));
  expect(fields).toMatchObject([{ path: 'enrolment_id', code: 'required' }]);
  await by(teacher.id, arabic?.id);
  const next = personClassQueries.next({ id: String(student.id), side: 'student' });
  const row = await new QueryClient().fetchQuery(next);
  expect(row).toMatchObject({ enrolment_id: arabic?.id, subject: 'arabic' });
});
