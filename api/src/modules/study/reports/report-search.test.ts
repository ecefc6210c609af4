import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { after, call, report, team } = classCalls(api);
type Person = { id: number };

async function reported(text: string) {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
  return { ...own, id: (await report(own.teacher, id, { report: text })).body.data.id as string };
}

const page = async (viewer: Person, search: string, query = '') =>
  (await call(viewer, 'get', `/daily-reports?search=${encodeURIComponent(search)}&${query}`)).body;
const idsOf = async (viewer: Person, search: string, query = '') =>
  (await page(viewer, search, query)).data.map(({ id }: { id: string }) => id);

describe('the search among daily reports', () => {
  it.each(['student', 'teacher', 'leader', 'admin'] as const)(
    'a search by the %s finds a report by a name and by words of the comment, folded as in D67',
    async (role) => {
      const own = await reported('قرأ سُورَةَ المُلك\nRevise page ٣٠٤٧.');
      await reported('Read well');
      for (const search of ['سوره الملك', 'REVISE 3047', 'yusuf الملك', '3047', 'قرأ pa'])
        expect([search, await idsOf(own[role], search)]).toEqual([search, [own.id]]);
      expect(await idsOf(own[role], 'yusuf baqarah')).toEqual([]);
    },
  );

  it('a search of reports counts its matches, for one student or for all', async () => {
    const [own, foreign] = [await reported('Read al-Mulk'), await reported('Read al-Mulk')];
    expect((await page(own.admin, 'mulk', 'per_page=1')).pagination).toMatchObject({ total: 2, totalPages: 2 });
    expect(await idsOf(own.admin, 'mulk', `student_id=${foreign.student.id}`)).toEqual([foreign.id]);
    expect(await idsOf(own.leader, 'mulk')).toEqual([own.id]);
  });

  it('a deleted report is not found', async () => {
    const own = await reported('Read al-Mulk');
    await call(own.admin, 'delete', `/daily-reports/${own.id}`);
    expect(await idsOf(own.admin, 'mulk')).toEqual([]);
  });
});
