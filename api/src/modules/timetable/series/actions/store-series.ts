import type { Sql } from '#base/database/sql.ts';
import type { Slot, SlotTime } from '../core/occurrences.ts';
import { series, seriesSlots } from '../series.table.ts';
import type { StoredSeries } from '../series-row.ts';

type State = 'madeUntil' | 'zoneRules' | 'endedAt' | 'endReason';

interface NewSeries extends Omit<StoredSeries, 'id' | 'slots' | State> {
  slots: readonly (SlotTime & Pick<Slot, 'startsOn'>)[];
}

/** Stores a series with its slots, without classes. Returns its id, and the ids of the slots in order. */
export async function storeSeries(
  sql: Sql,
  { slots, ...fields }: NewSeries,
): Promise<{ id: number; slotIds: number[] }> {
  const [added] = await sql.orm.insert(series).values(fields).returning({ id: series.id });
  if (!added) throw new Error('the series was not stored');
  const slotIds: number[] = [];
  for (const { weekday, time, minutes, startsOn = null } of slots) {
    const values = { seriesId: added.id, weekday, time, minutes, startsOn };
    const [slot] = await sql.orm.insert(seriesSlots).values(values).returning({ id: seriesSlots.id });
    if (slot) slotIds.push(slot.id);
  }
  return { id: added.id, slotIds };
}
