import { useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnersQuery, parentsChildrenQuery } from '#/api/children.ts';

/** The choice that opens the form for a child. */
export const NEW_CHILD = 'new';

/**
 * The student of a purchase (D116, D163): an only child is preselected, among several the parent chooses; a guest is
 * asked, unless they have said that they learn themselves.
 */
export function useLearner(wanted: string | null) {
  const { t } = useTranslation('subscriptions');
  const own = useSession(({ user }) => user);
  const [isAdding, setAdding] = useState(false);
  const found = useQuery(parentsChildrenQuery());
  const learners = useQuery(learnersQuery());
  const children = found.data ?? [];
  const mayAdd = learners.data?.may.add ?? false;
  const isGuest = own?.role === 'guest';
  const ownId = own?.id ?? '';
  const known = (id: string | null) => id !== null && (id === ownId || children.some((child) => child.id === id));
  const learnsAlone = children.length === 0 && (!isGuest || !mayAdd || learners.data?.self === true);
  const [only] = children.length === 1 ? children : [];
  const chosen = (known(wanted) ? wanted : (only?.id ?? (learnsAlone ? ownId : ''))) ?? '';
  const options = [
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    ...(mayAdd ? [{ value: NEW_CHILD, label: t(children.length > 0 ? 'buy.for.another' : 'buy.for.child') }] : []),
    { value: ownId, label: t('buy.for.oneself') },
  ];
  const isAsked = children.length > 0 || mayAdd;
  return {
    isPending: found.isPending || learners.isPending,
    /** Empty for viewers who can only buy for themselves. */
    options: isAsked ? options : [],
    chosen,
    /** A child is typed in, who is not the student yet. */
    isAdding,
    setAdding,
    /** Null for the viewer; undefined until somebody is chosen. */
    studentId: isAdding ? undefined : !isAsked || chosen === ownId ? null : chosen === '' ? undefined : chosen,
    /** Whether the viewer becomes a student by this purchase (D38). */
    becomesStudent: isAsked && isGuest && chosen === ownId,
  };
}
