import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { answered, monthlyCalls, type Person } from './monthly-reports.fixture.ts';
import { questions } from './questions.ts';

const api = await useTestApi();
const { call, submit, teamOfNovember } = monthlyCalls(api);

async function reported(answer: string) {
  const own = await teamOfNovember();
  const questionsAndAnswers = answered(questions.en.map(() => answer));
  const { body } = await submit(own.teacher, { student: own.student.id, questionsAndAnswers });
  return { ...own, id: body.data.id as string };
}

const page = async (viewer: Person, search: string, query = '') =>
  (await call(viewer, 'get', `/monthly-reports?search=${encodeURIComponent(search)}&${query}`)).body;
const idsOf = async (viewer: Person, search: string, query = '') =>
  (await page(viewer, search, query)).data.map(({ id }: { id: string }) => id);

describe('the search among monthly reports', () => {
  it.each(['student', 'teacher', 'leader', 'admin'] as const)(
    'a search by the %s finds a monthly report by a name and by words of the answers, folded as in D67',
    async (role) => {
      const own = await reported('حفظ جُزء عمّ\n"Well" at ٣٠');
      await reported('Nothing');
      for (const search of ['جزء عم', 'WELL" 30', 'yusuf جزء'])
        expect([search, await idsOf(own[role], search)]).toEqual([search, [own.id]]);
      expect(await idsOf(own[role], 'yusuf baqarah')).toEqual([]);
      expect(await idsOf(own[role], String(questions.en[0]?.split(' ').at(-1)))).toEqual([]);
    },
  );

  it('a search of monthly reports counts its matches, within a month and for one student', async () => {
    const [own, foreign] = [await reported('Juz Amma'), await reported('Juz Amma')];
    expect(await page(own.admin, 'amma', 'limit=1')).toMatchObject({ total: 2, totalPages: 2 });
    expect(await idsOf(own.admin, 'amma', `_id=${foreign.student.id}`)).toEqual([foreign.id]);
    expect(await idsOf(own.admin, 'amma', 'month=9')).toEqual([]);
  });
});
