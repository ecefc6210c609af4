import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { settle } from '#modules/timetable/timetable/settle.ts';
import { takeBatch } from '../decisions/decision-rows.ts';
import type { RunningTimeOff, StoredTimeOff } from '../times-off/stored-time-off.ts';

/** Takes back the next changes, except those of classes that were changed since. @returns how many were checked. */
export async function undoDecisions({ sql, deps }: RunningTimeOff, off: StoredTimeOff): Promise<number> {
  const { rows } = await takeBatch(sql, off.id, 'done', layerSources.items());
  const acting = { sql, now: deps.now(), actorId: off.undoneBy ?? off.createdBy, deps };
  await settle(
    acting,
    rows.map(({ classId }) => classId),
  );
  return rows.length;
}
