import { useSession } from '@academy/shared-auth';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type ListName, places } from '#/base/components/people/places.ts';
import { clearOrigins } from '#/base/components/people/return-place.ts';

/** The page, order and filters with which the viewer left each list. */
const left = new Map<string, string>();

const useKeyOf = (name: ListName) => `${useSession(({ user }) => user?.id)} ${name}`;

/** On a list: stores its address, so that the viewer returns to the same page, order and filters. */
export function useListAddress(name: ListName): void {
  const key = useKeyOf(name);
  const { search } = useLocation();
  useEffect(() => void left.set(key, search), [key, search]);
  useEffect(clearOrigins, []);
}

/** The link back to a list. */
export function useListPlace(name: ListName): string {
  return places.list(name) + (left.get(useKeyOf(name)) ?? '');
}
