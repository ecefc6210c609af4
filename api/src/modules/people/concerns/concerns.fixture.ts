import { storeSettings } from '#base/academy/academy-settings.ts';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** An academy with two named people, and the calls with which people write to them. */
export function useConcerns(api: TestApi) {
  const { sql } = api.deps.database;
  async function call(person: Person, method: string, path: string, body?: unknown) {
    const token = await api.tokenFor(person);
    const response = await api.request(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
    return { status: response.status, body: await response.json() };
  }
  async function name(...people: Person[]): Promise<void> {
    const values = new Map([['concern_people', people.map(({ id }) => id).join()]]);
    await storeSettings(sql, { values, at: api.clock.now(), by: null });
    await api.deps.academySettings.refresh();
  }
  return {
    sql,
    call,
    name,
    /** A child with mother, teacher and leader; Amal and Bilal are named. */
    async people() {
      const leader = await api.buildUser({ role: 'leader', name: 'Layth' });
      const teacher = await api.buildTeacher({ leader, name: 'Tariq' });
      const child = await api.buildStudent({ teacher, leader, name: 'Yusuf' });
      const mother = await api.buildUser({ role: 'guest', name: 'Huda' });
      await sql.orm
        .insert(relations)
        .values({ userId: child.id, relatedUserId: mother.id, relationshipType: 'parent' });
      const [amal, bilal] = [
        await api.buildUser({ role: 'leader', name: 'Amal' }),
        await api.buildUser({ role: 'admin', name: 'Bilal' }),
      ];
      await name(amal, bilal);
      const [admin, superAdmin] = [
        await api.buildUser({ role: 'admin', name: 'Adam' }),
        await api.buildUser({ role: 'super-admin', name: 'Sami' }),
      ];
      return { leader, teacher, child, mother, amal, bilal, admin, superAdmin };
    },
    /** The keys of the unread notifications about concerns of a person, oldest first. */
    unreadOf: async ({ id }: Person) =>
      (
        await sql.query<{ key: string }>({
          text: `select key from notifications where recipient_id = $1 and key like 'concern.%' and read_at is null order by id`,
          values: [id],
        })
      ).map(({ key }) => key.replace('concern.', '')),
  };
}
