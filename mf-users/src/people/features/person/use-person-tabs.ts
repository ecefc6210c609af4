import { useSlotFillers } from '@academy/shared-ui';
import type { User } from '#/base/api/users.ts';

/** The tabs on the page of a person; our own only if the API lets the viewer see them. */
export function usePersonTabs({ id, role, may }: User): ReturnType<typeof useSlotFillers> {
  const fillers = useSlotFillers('person.tab', { userId: id, role });
  const hidden = new Set([!may.viewLedger && 'ledger', !may.viewSalaries && 'salaries']);
  return fillers.filter((filler) => !hidden.has(filler.id as 'ledger'));
}
