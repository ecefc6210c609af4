import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { randomActions } from './random/actions.fixture.ts';
import { checkState } from './random/check-state.fixture.ts';
import { readState, settledOf } from './random/state.fixture.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { ledger } = seriesCalls(api);

/** `SERIES_ACTIONS=500` for a long run, with `--testTimeout`; `SERIES_SEEDS=1,2,3` for other seeds. */
const ACTIONS = Number(process.env.SERIES_ACTIONS ?? 16);
const SEEDS = (process.env.SERIES_SEEDS ?? '20260329').split(',').map(Number);

it.each(SEEDS)(
  'random actions on series, holds, times off and shifts lose and double no class, and do not change past ones (seed %i)',
  async (seed) => {
    const { own, act, allowed } = await randomActions(api, seed);
    const done: string[] = [];
    let before = await readState(sql, api.clock.now());
    let lines = (await ledger(own.student)).lines;
    for (let count = 0; count < ACTIONS; count += 1) {
      const settled = settledOf(before.rows, api.clock.now());
      try {
        done.push(await act(before));
        const after = await readState(sql, api.clock.now());
        checkState({ state: after, now: api.clock.now(), allowed });
        const now = settledOf(after.rows, api.clock.now());
        for (const [id, row] of settled) {
          // A past class can only get its report.
          const left = now.get(id);
          const status = done.at(-1) === 'report' && row.status === 'scheduled' ? left?.status : row.status;
          expect(left).toEqual({ ...row, status });
        }
        const written = (await ledger(own.student)).lines;
        if (done.at(-1) !== 'report') expect(written).toEqual(lines);
        expect(written.slice(0, lines.length)).toEqual(lines);
        [before, lines] = [after, written];
      } catch (error) {
        throw new Error(`seed ${seed}, action ${count}: ${done.slice(-8).join(', ')}`, { cause: error });
      }
    }
  },
);
