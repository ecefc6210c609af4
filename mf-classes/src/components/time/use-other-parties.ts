import { useViewer } from '../use-viewer.ts';
import type { Party } from './other-clock.tsx';
import { useTimes } from './use-times.ts';

/** The people of a class, when only its time is shown. */
export interface Parties {
  student: Party;
  teacher: Party;
}

/** Those of them that are known. */
export type KnownParties = { [Side in keyof Parties]?: Party | undefined };

/** The people of a class whose clock differs from the viewer's at an instant (D94). */
export function useOtherParties(): (of: KnownParties, at: string) => Party[] {
  const times = useTimes();
  const { id } = useViewer();
  return ({ student, teacher }, at) =>
    [student, teacher].filter(
      (party): party is Party =>
        party !== undefined && party.id !== id && party.timezone !== '' && !times.isOwnClock(at, party.timezone),
    );
}
