import { useSession } from '@academy/shared-auth';
import { useLocation } from '@academy/shared-auth/router';
import { useEffect } from 'react';
import { type ListName, places } from './places.ts';
import { clearOrigins } from './return-place.ts';

/** The page, order and filters with which each list was left, by who read it. */
const left = new Map<string, string>();

const useKeyOf = (name: ListName) => `${useSession(({ user }) => user?.id)} ${name}`;

/** On a list: so that one comes back to it as one left it. */
export function useListAddress(name: ListName): void {
  const key = useKeyOf(name);
  const { search } = useLocation();
  useEffect(() => void left.set(key, search), [key, search]);
  useEffect(clearOrigins, []);
}

/** The way back to a list. */
export function useListPlace(name: ListName): string {
  return places.list(name) + (left.get(useKeyOf(name)) ?? '');
}
