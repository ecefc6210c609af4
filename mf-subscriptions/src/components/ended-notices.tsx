import { useHasRole, useSession } from '@academy/shared-auth';
import { Text, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parentsChildrenQuery } from '#/api/children.ts';
import { dueQueries } from '#/api/dues.ts';
import { isPausedQuery } from '#/api/holds.ts';
import type { Summary } from '#/api/purchases.ts';
import { firstOverdue } from './dues/due-state.ts';
import { isolated } from './isolated.ts';
import { Notice } from './notice.tsx';
import { places } from './places.ts';

interface Student {
  id: string;
  /** Null: the viewer. */
  name: string | null;
}

interface EndedNoticesProps {
  summary: Summary;
  /** Whether each has a link to the packages. */
  hasLink?: boolean;
}

/**
 * The viewer and the children who have no running subscription, as far as their classes are paused for one (D114). An
 * overdue due says it itself, with the way to pay it.
 */
export function EndedNotices({ summary: { subscription, family, hasDues }, hasLink = false }: EndedNoticesProps) {
  const isStudent = useHasRole('student');
  const userId = useSession(({ user }) => user?.id);
  const isParent = useSession(({ user }) => user?.relations?.includes('parent') === true);
  const { data: children = [] } = useQuery({ ...parentsChildrenQuery(), enabled: isParent });
  const { data: dues = [], isLoading } = useQuery({ ...dueQueries.own(), enabled: hasDues });
  if (isLoading) return null;
  const owing = new Set(firstOverdue(dues).map(({ student }) => student.id));
  const own: Student[] = isStudent && userId && !subscription ? [{ id: userId, name: null }] : [];
  const others = children.filter(({ id }) => family.every(({ student }) => student.id !== id));
  const ended = [...own, ...others].filter(({ id }) => !owing.has(id));
  return ended.map(({ id, name }) => <EndedNotice key={id} id={id} name={name} hasLink={hasLink} />);
}

function EndedNotice({ id, name, hasLink }: Student & { hasLink: boolean }) {
  const { t } = useTranslation('subscriptions');
  const { data: isPaused } = useQuery(isPausedQuery(id));
  if (!isPaused) return null;
  const text =
    name === null ? t('subscription.endedUnpaid') : t('subscription.endedUnpaidOf', { name: isolated(name) });
  return (
    <Notice tone="warning">
      <Text>{text}</Text>
      {hasLink && (
        <TextLink to={name === null ? places.packages : places.packagesFor(id)}>{t('subscription.choose')}</TextLink>
      )}
    </Notice>
  );
}
