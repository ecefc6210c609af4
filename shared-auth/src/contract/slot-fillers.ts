import type { SlotFillerDeclaration } from './declaration.ts';

interface FillingRemote {
  name: string;
  slots: readonly SlotFillerDeclaration[];
  enabled?: boolean;
}

export interface SlotFilling<Remote> {
  /** The registry's entry, with the version that fills the slot. */
  remote: Remote;
  filler: SlotFillerDeclaration;
}

/**
 * Not by `localeCompare`: its first use loads the browser's collation, about 30 ms on a phone before the first page.
 */
const compareNames = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The fillers of a slot in a registry, by order and then by name of the remote. A disabled remote fills nothing. */
export function slotFillers<Remote extends FillingRemote>(
  { remotes }: { remotes: readonly Remote[] },
  name: string,
): SlotFilling<Remote>[] {
  const fillings = remotes
    .filter(({ enabled = true }) => enabled)
    .flatMap((remote) => remote.slots.filter(({ slot }) => slot === name).map((filler) => ({ remote, filler })));
  return fillings.sort(
    (one, other) => one.filler.order - other.filler.order || compareNames(one.remote.name, other.remote.name),
  );
}
