import { useSession, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { parentsChildrenQuery } from '#/api/children.ts';

/**
 * The student of a parent's purchase (D116): an only child is preselected, among several the parent chooses; the parent
 * comes last.
 */
export function useLearner(wanted: string | null) {
  const { t } = useTranslation('subscriptions');
  const own = useSession(({ user }) => user);
  const { data: children = [], isPending } = useQuery(parentsChildrenQuery());
  const known = (id: string | null) => id !== null && (id === own?.id || children.some((child) => child.id === id));
  const [only] = children.length === 1 ? children : [];
  const chosen = (known(wanted) ? wanted : only?.id) ?? '';
  const options = [
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    { value: own?.id ?? '', label: t('buy.for.oneself') },
  ];
  return {
    isPending,
    /** Empty for viewers who are no parents: they buy for themselves. */
    options: children.length > 0 ? options : [],
    chosen,
    /** Null for the viewer; undefined until one of several is chosen. */
    studentId: children.length === 0 || chosen === own?.id ? null : chosen === '' ? undefined : chosen,
  };
}
