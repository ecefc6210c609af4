import { type Registry, type SlotName, slotFillers } from '@academy/shared-auth/contract';
import { textTable } from '../../terminal/text-table.ts';

const HEADINGS = ['SLOT', 'ORDER', 'FILLER', 'REMOTE', 'VERSION'];

/** The fillers of each slot, in the order of the page; a slot without fillers has no row. */
export const slotRows = (registry: Registry, names: readonly SlotName[]) =>
  names.flatMap((slot) =>
    slotFillers(registry, slot).map(({ remote, filler: { id, order } }) => {
      return { slot, order, filler: id, remote: remote.name, version: remote.version };
    }),
  );

/** The rows as a table for a terminal. */
export const slotTable = (rows: ReturnType<typeof slotRows>): string =>
  textTable(
    HEADINGS,
    rows.map(({ slot, order, filler, remote, version }) => [slot, String(order), filler, remote, version]),
  );
