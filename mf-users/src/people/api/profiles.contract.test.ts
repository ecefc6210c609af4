// @vitest-environment node

import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { userQueries } from '#/base/api/users.ts';
import { changeStudent, changeTeacher, completeStudent, completeTeacher } from './profiles.ts';

const api = await useApi(sharedTestApi);
const detail = (id: string) => new QueryClient().fetchQuery(userQueries.detail(id));

async function academy() {
  (await someone(api, 'admin')).signIn();
  const leader = await api.buildUser({ role: 'leader', name: 'Bilal' });
  const teacher = await api.buildTeacher({ leader, name: 'Salma', profile: { code: 'T-0007' } });
  const student = String((await api.buildUser()).id);
  const fields = {
    teacher_id: String(teacher.id),
    teacher_code: 'T-0007',
    leader_id: String(leader.id),
    section: 'Quran',
    age: 11,
    phone: '07901234567',
  };
  return { leader, teacher, student, fields };
}

describe('a student’s profile', () => {
  test('a student’s profile is created once, with its first ledger line', async () => {
    const { student, fields } = await academy();
    expect((await detail(student)).student).toMatchObject({ code: null, remainingClasses: 0 });
    await completeStudent(student, { ...fields, remaining_classes: 8, trial_session: true }, 'first');
    await completeStudent(student, { ...fields, remaining_classes: 8, trial_session: true }, 'first');
    expect((await detail(student)).student).toMatchObject({
      ...fields,
      code: 'S-0001',
      teacher_name: 'Salma',
      leader_name: 'Bilal',
      remainingClasses: 8,
      trial_session: true,
      last_status: 'active',
      agreed_session_duration: 30,
    });
    expect(await rejectionOf(completeStudent(student, fields, 'second'))).toMatchObject({ status: 409 });
  });

  test('an update of a student’s profile changes only sent fields; a new teacher sets code and leader', async () => {
    const { student, fields, leader, teacher } = await academy();
    await completeStudent(student, { ...fields, notes: 'Kind' }, 'first');
    const next = await api.buildTeacher({
      leader: await api.buildUser({ role: 'leader' }),
      profile: { code: 'T-0008' },
    });
    await changeStudent(student, {
      teacher_id: String(next.id),
      teacher_code: 'MINE',
      leader_id: String(leader.id),
      last_status: 'stopped',
      last_status_date: '2026-03-02',
    });
    expect((await detail(student)).student).toMatchObject({
      teacher_id: String(next.id),
      teacher_code: 'MINE',
      leader_id: String(leader.id),
      previous_teacher: String(teacher.id),
      last_status: 'stopped',
      last_status_date: '2026-03-02',
      notes: 'Kind',
    });
    await changeStudent(student, { notes: '', code: '', last_status: 'active', last_status_date: '' });
    expect((await detail(student)).student).toMatchObject({ notes: null, code: 'S-0001', last_status_date: null });
  });

  test('a student’s profile is rejected at the field whose value is taken', async () => {
    const { student, fields } = await academy();
    await api.buildStudent({ profile: { code: 'S-0009', phone: '07911111111' } });
    for (const [path, value] of [
      ['code', 'S-0009'],
      ['phone', '07911111111'],
    ] as const)
      expect(await rejectionOf(completeStudent(student, { ...fields, [path]: value }, path))).toMatchObject({
        status: 422,
        fields: [{ path, code: 'duplicate' }],
      });
  });
});

describe('a teacher’s profile', () => {
  test('a teacher’s profile is created once and updated', async () => {
    const { leader } = await academy();
    const teacher = String((await api.buildUser({ role: 'teacher' })).id);
    expect((await detail(teacher)).teacher).toBeNull();
    const fields = { leader_id: String(leader.id), phone: '0790123456' };
    await completeTeacher(teacher, { ...fields, wallet: 'Zain Cash', wallet_num: '0790000000' }, 'first');
    expect(await rejectionOf(completeTeacher(teacher, fields, 'second'))).toMatchObject({ status: 409 });
    await changeTeacher(teacher, { notes: 'Evenings', last_status: 'suspended', gender: 'man', languages: ['ur'] });
    expect((await detail(teacher)).teacher).toMatchObject({
      leader: String(leader.id),
      leader_name: 'Bilal',
      phone: '0790123456',
      code: 'T-0008',
      notes: 'Evenings',
      last_status: 'suspended',
      wallet: 'Zain Cash',
      gender: 'man',
      languages: ['ur'],
      subjects: [],
      learners: [],
    });
  });

  test('a wallet is masked for everybody except the teacher and admins (D66)', async () => {
    const leader = await someone(api, 'leader');
    const teacher = await api.buildTeacher({ leader, profile: { wallet: 'Zain Cash', walletNum: '0790000000' } });
    leader.signIn();
    expect((await detail(String(teacher.id))).teacher).toMatchObject({ wallet: '****Cash', wallet_num: '****0000' });
  });
});

test('without permission profiles cannot be written', async () => {
  const { student, fields } = await academy();
  (await someone(api, 'leader')).signIn();
  expect(await rejectionOf(completeStudent(student, fields, 'one'))).toMatchObject({ status: 403 });
  expect(await rejectionOf(changeStudent(student, { notes: 'x' }))).toMatchObject({ status: 403 });
});
