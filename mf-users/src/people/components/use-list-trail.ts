import { TrailContext, type TrailStep } from '@academy/shared-ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListName, places } from '#/base/components/people/places.ts';
import { useListPlace } from './list-address.ts';

/** The link back to the list, if the menu has no entry for it. */
export function useListTrail(name: ListName): TrailStep[] {
  const { t } = useTranslation('users');
  const root = useContext(TrailContext);
  const to = useListPlace(name);
  const isRoot = root?.to.split('?')[0] === places.list(name);
  return isRoot ? [] : [{ label: t(`list.title.${name}`), to }];
}
