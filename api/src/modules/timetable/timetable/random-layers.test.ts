import { it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { randomLayers } from './random/acts.fixture.ts';

const api = await useTestApi();

/** `LAYER_SEQUENCES=1000` for a long run, `LAYER_SEED=7` for others. */
const SEQUENCES = Number(process.env.LAYER_SEQUENCES ?? (process.env.TEST_ALL === '1' ? 300 : 12));
const SEED = Number(process.env.LAYER_SEED ?? 20400305);
/** One team for so many sequences; each leaves the timetable as it was. */
const OF_A_TEAM = 12;
const ACTIONS = 8;

const teams = Array.from({ length: Math.ceil(SEQUENCES / OF_A_TEAM) }, (_, team) => SEED + team);

it.each(teams)(
  'holds, times off and shifts that are taken back in any order leave the timetable as if they had never been (seed %i)',
  async (seed) => {
    const { act, check, hasLayers } = await randomLayers(api, seed);
    const left = Math.min(OF_A_TEAM, SEQUENCES - (seed - SEED) * OF_A_TEAM);
    for (let sequence = 0; sequence < left; sequence += 1) {
      const done: string[] = [];
      try {
        for (let count = 0; count < ACTIONS || hasLayers(); count += 1) {
          done.push(await act(count >= ACTIONS));
          await check();
        }
      } catch (error) {
        throw new Error(`seed ${seed}, sequence ${sequence}: ${done.join('; ')}`, { cause: error });
      }
    }
  },
  120_000,
);
