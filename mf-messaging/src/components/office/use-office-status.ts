import { useLocation } from 'react-router-dom';
import { type OfficeStatus, officeStatuses } from '#/api/office.ts';
import { placeOf } from '#/components/places.ts';

const PARAM = 'status';

/** The address of a conversation of the office, or of its list, beside the conversations of a state. */
export const officePlace = (status: OfficeStatus, chatId?: string): string =>
  placeOf('office', chatId) + (status === 'open' ? '' : `?${PARAM}=${status}`);

/** The state whose conversations are listed; it stands in the address. */
export function useOfficeStatus(): OfficeStatus {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get(PARAM);
  return officeStatuses.find((status) => status === named) ?? 'open';
}
