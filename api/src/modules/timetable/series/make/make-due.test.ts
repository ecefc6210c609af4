import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { make, planned, runJob, team } = seriesCalls(api);

const DAY_MS = 86_400_000;

it('a series whose classes cannot be made does not stop the others', async () => {
  const [broken, sound] = [await team(), await team()];
  const ids = [(await make(broken.teacher, broken)).body.data.id, (await make(sound.teacher, sound)).body.data.id];
  const before = await Promise.all(ids.map(planned));
  await sql.query({ text: `update series set zone = 'Nowhere/Land' where id = $1`, values: [ids[0]] });
  api.clock.advance(21 * DAY_MS);
  await runJob();
  const after = await Promise.all(ids.map(planned));
  expect(after.map(({ length }, index) => length - (before[index]?.length ?? 0))).toEqual([0, 3]);
});
