import { useCan } from '@academy/shared-auth';

/** Whether the viewer sees at least the names of other people (D149). */
export function useReadsNames(): boolean {
  const [people, names] = [useCan('users.read'), useCan('users.names')];
  return people || names;
}
