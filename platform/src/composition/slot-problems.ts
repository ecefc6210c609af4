import {
  isSlotName,
  neededFields,
  type SlotFillerDeclaration,
  slotNames,
  slotPropNames,
} from '@academy/shared-auth/contract';
import type { Declared, Problem } from './remote-part.ts';

/** The name of a filler in problems. */
export const fillerName = ({ slot, id }: SlotFillerDeclaration): string => `the filler "${id}" of the slot ${slot}`;

function problemsOf(filler: SlotFillerDeclaration, { menu }: Declared): string[] {
  const { slot, entry, when = {} } = filler;
  if (!isSlotName(slot)) return [`fills the slot ${slot}, which does not exist; there are ${slotNames.join(', ')}`];
  const missing = neededFields(slot).filter((field) => !filler[field]);
  const isLost = entry !== undefined && !menu.some(({ id }) => id === entry);
  const unknown = Object.keys(when).filter((prop) => !slotPropNames(slot).includes(prop));
  return [
    ...unknown.map((prop) => `${fillerName(filler)} depends on "${prop}", which the slot does not give`),
    ...missing.map((field) => `${fillerName(filler)} needs ${field === 'labelKey' ? 'a' : 'an'} ${field}`),
    ...(isLost ? [`${fillerName(filler)} belongs to the menu entry "${entry}", which does not exist`] : []),
  ];
}

/** Fillers of slots that do not exist, or fillers without what their slot requires. */
export const slotProblems = (remotes: readonly Declared[]): Problem[] =>
  remotes.flatMap((declared) =>
    declared.slots
      .flatMap((filler) => problemsOf(filler, declared))
      .map((text) => ({ remotes: [declared.name], text: `${declared.name}: ${text}` })),
  );
