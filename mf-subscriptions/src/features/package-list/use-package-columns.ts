import type { Column, Filter } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Package, packageQueries } from '#/api/packages.ts';
import { audienceOf } from '#/components/audience.ts';
import { pricesOf } from '#/components/money-text.ts';

type FilterId = 'title' | 'classesNum';

/** A package's columns, and its searched fields; the ids are the API's own names. */
export function usePackageColumns(): { columns: Column<Package>[]; filters: Filter<FilterId>[] } {
  const { t, i18n } = useTranslation('subscriptions');
  const { data: roles = [] } = useQuery(packageQueries.audiences());
  const pricesText = (offer: Package) => pricesOf(offer, i18n.language).join(' · ');
  const titleOf = useTitle();
  const title = t('packages.column.title');
  const classes = t('packages.column.classes');
  return {
    columns: [
      { id: 'title', header: title, sortable: true, value: (offer) => titleOf(offer.title, offer.titleAr).text },
      { id: 'classesNum', header: classes, kind: 'number', sortable: true, value: ({ classesNum }) => classesNum },
      { id: 'prices', header: t('packages.column.prices'), kind: 'node', value: pricesText, text: pricesText },
      {
        id: 'audience',
        header: t('packages.column.audience'),
        value: ({ visibleTo }) => t(`packages.audience.${audienceOf(visibleTo, roles)}`),
      },
      {
        id: 'status',
        header: t('packages.column.status'),
        kind: 'badge',
        value: ({ active }) =>
          active
            ? { label: t('packages.status.active'), tone: 'success' }
            : { label: t('packages.status.deactivated'), tone: 'neutral' },
      },
      {
        id: 'createdAt',
        header: t('packages.column.added'),
        kind: 'date',
        sortable: true,
        hideInCards: true,
        value: ({ createdAt }) => createdAt,
      },
    ],
    filters: [
      { id: 'title', label: title, kind: 'text' },
      { id: 'classesNum', label: classes, kind: 'text' },
    ],
  };
}
