import { keepSeen, readSeen, recordKey } from '@academy/shared-ui/restored';
import * as v from 'valibot';

const NAME = 'counts';
const countsSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

/** The counters' numbers at the user's last visit on this device: shown at once, before the new ones arrive. */
export function lastCounts(): Record<string, number> {
  const read = v.safeParse(countsSchema, readSeen(NAME)?.data);
  return read.success ? read.output : {};
}

export function keepCounts(data: Record<string, number>): void {
  const key = recordKey();
  if (key) keepSeen(key, NAME, { at: Date.now(), data });
}
