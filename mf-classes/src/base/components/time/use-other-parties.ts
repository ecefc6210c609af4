import { useViewer } from '../use-viewer.ts';
import type { Party } from './other-clock.tsx';
import { useTimes } from './use-times.ts';

/** What decides whether somebody's clock is shown. */
export type Clock = Pick<Party, 'id' | 'timezone'>;

/** The people of a class, when only its time is shown. */
export interface Parties {
  student: Party;
  teacher: Party;
}

/** Those of them that are known. */
export type KnownParties<Person extends Clock = Clock> = { [Side in keyof Parties]?: Person | undefined };

/** The people of a class whose clock differs from the viewer's at an instant (D94). */
export function useOtherParties(): <Person extends Clock>(of: KnownParties<Person>, at: string) => Person[] {
  const times = useTimes();
  const { id } = useViewer();
  return ({ student, teacher }, at) =>
    [student, teacher].filter(
      (party): party is NonNullable<typeof party> =>
        party !== undefined && party.id !== id && party.timezone !== '' && !times.isOwnClock(at, party.timezone),
    );
}
