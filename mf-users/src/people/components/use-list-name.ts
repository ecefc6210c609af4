import { useLocation } from 'react-router-dom';
import { type ListName, listNames } from '#/base/components/people/places.ts';

const PLACE = 3;

/** The `{name}` of an address below /dashboard/users; each name is declared as a full path. */
export function useListName(): ListName {
  const said = useLocation().pathname.split('/')[PLACE];
  return listNames.find((name) => name === said) ?? 'all';
}
