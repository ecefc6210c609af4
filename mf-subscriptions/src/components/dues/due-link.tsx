import { useSession } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dueQueries } from '#/api/dues.ts';
import { places } from '#/components/places.ts';
import { isReviewed } from './due-state.ts';

/** The way to what a student still has to transfer; nothing without it. @param studentId null: the viewer's own */
export function DueLink({ studentId }: { studentId: string | null }) {
  const { t } = useTranslation('subscriptions');
  const userId = useSession(({ user }) => user?.id);
  const { data: dues = [] } = useQuery(dueQueries.own());
  const due = dues.find(({ student }) => student.id === (studentId ?? userId));
  return due ? (
    <TextLink reach to={places.due(due.id)}>
      {t(isReviewed(due) ? 'dues.card.open' : 'dues.card.pay')}
    </TextLink>
  ) : null;
}
