import { useQuery } from '@tanstack/react-query';
import { personQueries } from '#/base/api/people.ts';
import type { DaysClock } from './use-days-clock.ts';

/** The clock of a person who was chosen; null until the zone is known. */
export function usePersonClock(id: string | undefined): DaysClock | null {
  const { data } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== undefined });
  return data && data.id === id ? { zone: data.timezone, person: { id: data.id, name: data.name } } : null;
}
