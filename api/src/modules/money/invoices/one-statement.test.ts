import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { countStatements } from '#testing/count-statements.ts';
import { storePurchase } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql, pool } = api.deps.database;

async function family() {
  const [student, parent] = [await api.buildStudent(), await api.buildUser({ role: 'guest' })];
  const relation = { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' } as const;
  await sql.orm.insert(relations).values(relation);
  await storePurchase(sql, student);
  return { student, parent, admin: await api.buildUser({ role: 'admin' }) };
}

describe.each(['/invoices', '/payments/one-time', '/payments'])('%s', (path) => {
  it.each(['student', 'parent', 'admin'] as const)('a page is one SQL statement for a %s', async (viewer) => {
    const people = await family();
    const token = await api.tokenFor(people[viewer]);
    for (const query of ['', `?student_id=${people.student.id}&kind=monthly&currency=USD&state=paid&search=eight`]) {
      const ask = () => api.request('get', `/api${path}${query}`, { token });
      expect((await ask()).status).toBe(200);
      expect(await countStatements(pool, ask)).toBe(1);
    }
  });
});
