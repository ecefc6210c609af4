import { useCan, useSession } from '@academy/shared-auth';
import { TrailContext, type TrailStep } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { userQueries } from '#/base/api/users.ts';
import { listOfRole, places } from './places.ts';
import { usePersonReturn } from './return-place.ts';

/**
 * Breadcrumbs from a page about a person to the person's page as it was left; for the viewer's own data to the viewer's
 * profile, unless the menu has an entry. A viewer who sees no people has no page of the person.
 */
export function usePersonTrail(id: string): TrailStep[] {
  const { t } = useTranslation('users');
  const isOwn = useSession(({ user }) => user?.id === id);
  const mayRead = useCan('users.read');
  const { data: user } = useQuery({ ...userQueries.detail(id), enabled: mayRead && !isOwn });
  const left = usePersonReturn(id);
  const root = useContext(TrailContext);
  if (isOwn) return root ? [] : [{ label: t('own.header.title'), to: places.profile }];
  // The name alone is known without the permission (D149).
  if (!user || !mayRead) return [];
  return [{ label: user.name, to: left?.to ?? places.person(listOfRole(user.role), id) }];
}
