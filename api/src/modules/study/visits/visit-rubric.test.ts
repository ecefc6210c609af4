import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { titles, visitCalls } from './visits.fixture.ts';

const api = await useTestApi();
const { family, rubricOf, saveRubric, setRubric } = visitCalls(api);

beforeEach(setRubric);

const added = (en: string) => ({ title: { en, ar: 'بند جديد' } });
const namesOf = (lines: { title: { en: string } }[]) => lines.map(({ title }) => title.en);

describe('the rubric of visits (D155)', () => {
  it('of two admins who change one version, at once or in turn, the second gets 409 and deletes nothing', async () => {
    const { admin } = await family();
    const { version, lines } = await rubricOf(admin);
    const save = (name: string, of = version) => saveRubric(admin, [...lines, added(name)], of);
    const both = await Promise.all([save('One'), save('Other')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await save('Late')).toMatchObject({ status: 409, body: { code: 'outdated' } });
    const after = await rubricOf(admin);
    expect(namesOf(after.lines)).toHaveLength(titles.length + 1);
    expect(namesOf(after.lines)).not.toContain('Late');

    const [first] = lines;
    const renamed = await saveRubric(admin, [{ ...first, title: { en: 'Renamed', ar: 'آخر' } }], after.version);
    expect(renamed.status).toBe(200);
    expect(renamed.body.data).toEqual(await rubricOf(admin));
    expect((await saveRubric(admin, after.lines.slice(0, 1), after.version)).status).toBe(409);
  });

  it('is saved again with the version that the last save gave, and without a version by who sends none', async () => {
    const { admin } = await family();
    const { version, lines } = await rubricOf(admin);
    const first = await saveRubric(admin, [...lines, added('One')], version);
    const second = await saveRubric(admin, [...first.body.data.lines, added('Two')], first.body.data.version);
    expect(namesOf(second.body.data.lines).slice(-2)).toEqual(['One', 'Two']);
    expect((await saveRubric(admin, lines)).status).toBe(200);
  });

  it('rejects a line that is named twice at its id', async () => {
    const { admin } = await family();
    const { version, lines } = await rubricOf(admin);
    const [first, second] = lines;
    const { status, body } = await saveRubric(
      admin,
      [first, second, first].map((line) => ({ ...line })),
      version,
    );
    expect([status, body.fields]).toMatchObject([422, [{ path: 'lines.2.id' }]]);
    expect(await rubricOf(admin)).toEqual({ version, lines });
  });
});
