import { describe, expect, it } from 'vitest';
import { storePurchase, storeTransfer } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { classLedger } from './ledger.table.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const admin = async () => api.tokenFor(await api.buildUser({ role: 'admin', name: 'Maryam' }));

async function transferOf(student: { id: number }): Promise<string> {
  return (await storeTransfer(sql, student)).match(/\d+$/)?.[0] ?? '';
}
async function sourcesOf(student: { id: number }): Promise<unknown[]> {
  const response = await api.request('get', `/api/users/${student.id}/ledger`, { token: await api.tokenFor(student) });
  expect(response.status).toBe(200);
  return (await response.json()).data.map(({ source }: { source: unknown }) => source);
}

describe('the source of a ledger line', () => {
  it('a line of the ledger names the paid package, or the class, if it is known', async () => {
    const [teacher, student] = [await api.buildTeacher(), await api.buildStudent()];
    const startsAt = new Date('2026-03-02T09:00:00Z');
    const { id: classId } = await api.buildClass({ student, teacher, startsAt });
    const { paymentId } = await storePurchase(sql, student);
    const line = { studentId: student.id, delta: 1 };
    await sql.orm.insert(classLedger).values([
      { ...line, reason: 'purchase', ref: `payment:${paymentId}` },
      { ...line, reason: 'class', ref: `class:${classId}` },
      { ...line, reason: 'class', ref: 'class:999999' },
      { ...line, reason: 'import', ref: 'sheet of 2025' },
      { ...line, reason: 'manual' },
    ]);
    expect((await sourcesOf(student)).reverse()).toEqual([
      { kind: 'payment', title: 'Eight', titleAr: null, at: null },
      { kind: 'class', title: expect.any(String), at: '2026-03-02T09:00:00.000Z' },
      null,
      null,
      null,
    ]);
  });

  it('a line of the ledger names the bank transfer for which an admin set the classes, which must be the student’s (D41)', async () => {
    const [student, other] = [await api.buildStudent(), await api.buildStudent()];
    const token = await admin();
    const set = (remainingClasses: number, bank_transfer_id: string) =>
      api.request('put', `/api/users/${student.id}`, { token, body: { remainingClasses, bank_transfer_id } });
    expect((await set(8, await transferOf(student))).status).toBe(200);
    expect(await sourcesOf(student)).toEqual([{ kind: 'bank_transfer', title: null, at: '2026-01-01' }]);
    const wrong = await set(16, await transferOf(other));
    expect([wrong.status, (await wrong.json()).fields[0].path]).toEqual([422, 'bank_transfer_id']);
    await sql.query({ text: 'update bank_transfers set deleted_at = now()' });
    expect((await set(16, await transferOf(other))).status).toBe(422);
    expect(await sourcesOf(student)).toEqual([{ kind: 'bank_transfer', title: null, at: '2026-01-01' }]);
  });
});
