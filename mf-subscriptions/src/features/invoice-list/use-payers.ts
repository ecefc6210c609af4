import { useCan, useHasRole, useScope } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { isParentQuery } from '#/api/children.ts';

/**
 * The people whose invoices the page shows: everybody in the viewer's scope, parent and children (D8), or the viewer.
 */
export type Payers = 'all' | 'family' | 'own';

/** `payers` is undefined until it is known whether the viewer is a parent. */
export function usePayers() {
  const isBuyer = useHasRole('student', 'guest');
  const isOfFamily = useScope('subscriptions.invoices.read') === 'children';
  const isStaff = useCan('subscriptions.invoices.read') && !isBuyer && !isOfFamily;
  const parent = useQuery({ ...isParentQuery(), enabled: !isStaff });
  const ofBuyer = parent.data ? 'family' : 'own';
  const payers: Payers | undefined = isStaff ? 'all' : parent.data === undefined ? undefined : ofBuyer;
  return { payers, isStaff, parent };
}
