import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { classLedger } from './ledger.table.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const set = (token: string, id: number, remainingClasses: unknown) =>
  api.request('put', `/api/users/${id}`, { token, body: { remainingClasses } });
const adminToken = async () => api.tokenFor(await api.buildUser({ role: 'admin' }));

async function shown(token: string, id: number): Promise<number> {
  const { data } = await (await api.request('get', `/api/users/${id}`, { token })).json();
  return data.data[0].student.remainingClasses;
}
async function linesOf(token: string, id: number) {
  const { data } = await (await api.request('get', `/api/users/${id}/ledger?per_page=100`, { token })).json();
  return data as { delta: number; balance: number; reason: string; actor: { name: string } | null }[];
}

describe('remaining classes (D27)', () => {
  it('setting remaining classes adds a line for the difference, with its actor', async () => {
    const admin = await api.buildUser({ role: 'admin', name: 'Maryam' });
    const token = await api.tokenFor(admin);
    const student = await api.buildStudent();
    for (const wanted of [12, 12, 9, 0, -2, '7'])
      expect((await set(token, student.id, wanted)).status, String(wanted)).toBe(200);
    expect(await shown(token, student.id)).toBe(7);
    const lines = await linesOf(token, student.id);
    expect(lines.map(({ delta }) => delta)).toEqual([9, -2, -9, -3, 12]);
    expect(lines.map(({ balance }) => balance)).toEqual([7, -2, 0, 9, 12]);
    expect(lines[0]).toMatchObject({ reason: 'manual', actor: { id: String(admin.id), name: 'Maryam' } });
    const audit = await sql.query<{ before: object; after: object }>({
      text: `select before, after from audit_log where action = 'ledger.manual' order by id`,
    });
    expect(audit).toHaveLength(5);
    expect(audit[1]).toEqual({ before: { remainingClasses: 12 }, after: { remainingClasses: 9 } });
  });

  it('remaining classes are an integer, and only for students', async () => {
    const token = await adminToken();
    const student = await api.buildStudent();
    for (const wrong of ['', null, 1.5, 'many', true, 1e9])
      expect((await set(token, student.id, wrong)).status, String(wrong)).toBe(422);
    const empty = await (await set(token, student.id, '')).json();
    expect(empty.fields[0]).toMatchObject({ path: 'remainingClasses', message: 'Remaining Classes Filed is Required' });
    expect((await set(token, (await api.buildTeacher()).id, 3)).status).toBe(422);
    expect(await linesOf(token, student.id)).toEqual([]);
  });

  it('remaining classes equal the ledger’s sum after any changes, even in parallel', async () => {
    const token = await adminToken();
    const students = [await api.buildStudent(), await api.buildStudent(), await api.buildStudent()];
    const random = randomFrom(20_270);
    const pick = () => students[Math.floor(random() * students.length)] ?? { id: 0 };
    const whole = () => Math.floor(random() * 61) - 20;
    const reasons = ['purchase', 'renewal', 'class', 'class_reversal', 'refund', 'import'] as const;
    const step = async () => {
      const { id: studentId } = pick();
      const reason = reasons[Math.floor(random() * reasons.length)] ?? 'class';
      if (random() < 0.5) expect((await set(token, studentId, whole())).status).toBe(200);
      else await sql.orm.insert(classLedger).values({ studentId, delta: whole(), reason });
    };
    for (let round = 0; round < 50; round += 1) {
      await Promise.all([step(), step(), step(), step()]);
      const student = pick();
      const [sum] = await sql.query<{ n: number }>({
        text: 'select coalesce(sum(delta), 0)::int as n from class_ledger where student_id = $1',
        values: [student.id],
      });
      expect(await shown(token, student.id)).toBe(sum?.n);
    }
    const wanted = [1003, 1008, 1021, 1034, 1055];
    await Promise.all(wanted.map((each) => set(token, students[0]?.id ?? 0, each)));
    expect(wanted).toContain(await shown(token, students[0]?.id ?? 0));
    const lines = (await linesOf(token, students[0]?.id ?? 0)).slice(0, 5);
    expect(
      [...lines]
        .reverse()
        .map(({ balance }) => balance)
        .sort((a, b) => a - b),
    ).toEqual(wanted);
  });
});

describe('the ledger', () => {
  it('only the student, parents, the leader and admins can read the ledger (D9)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const student = await api.buildStudent({ teacher });
    const [parent, aunt, outsider] = [
      await api.buildUser({ role: 'guest' }),
      await api.buildUser({ role: 'guest' }),
      await api.buildStudent(),
    ];
    await sql.orm.insert(relations).values([
      { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
      { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
    ]);
    const statusFor = async (viewer: { id: number }) =>
      (await api.request('get', `/api/users/${student.id}/ledger`, { token: await api.tokenFor(viewer) })).status;
    const admin = await api.buildUser({ role: 'admin' });
    for (const viewer of [student, parent, leader, admin]) expect(await statusFor(viewer)).toBe(200);
    for (const viewer of [aunt, outsider, teacher, await api.buildUser({ role: 'leader' })])
      expect(await statusFor(viewer)).toBe(404);
    expect((await api.request('get', `/api/users/${student.id}/ledger`)).status).toBe(401);
  });
});
