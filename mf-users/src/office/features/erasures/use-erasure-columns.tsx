import type { Column, Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { Erasure } from '#/account/api/personal-data.ts';
import { erasureTones } from '#/account/components/personal-data/erasure-tones.ts';
import { useOpenThing } from '#/account/components/personal-data/use-open-thing.ts';
import { places } from '#/base/components/people/places.ts';

const states = ['asked', 'approved', 'rejected', 'withdrawn', 'done'] as const;

/** The person of a request, its author, and its result. */
export function useErasureColumns(): { columns: Column<Erasure>[]; filters: Filter<'state'>[] } {
  const { t } = useTranslation('users');
  const openThing = useOpenThing();
  return {
    columns: [
      {
        id: 'about',
        header: t('erasures.column.about'),
        value: ({ about }) => about.name,
        to: ({ about, state }) => (state === 'done' ? null : places.person('all', about.id)),
      },
      {
        id: 'state',
        header: t('erasures.column.state'),
        kind: 'badge',
        value: ({ state }) => ({ label: t(`data.state.${state}`), tone: erasureTones[state] }),
      },
      {
        id: 'by',
        inRow: 'line',
        header: t('erasures.column.by'),
        value: ({ requestedBy }) => requestedBy.name,
      },
      {
        id: 'createdAt',
        inRow: 'line',
        header: t('erasures.column.createdAt'),
        kind: 'moment',
        value: ({ createdAt }) => createdAt,
      },
      {
        id: 'eraseAt',
        inRow: 'line',
        header: t('erasures.column.eraseAt'),
        kind: 'moment',
        value: ({ eraseAt }) => eraseAt,
      },
      {
        id: 'note',
        inRow: 'below',
        header: t('erasures.column.note'),
        value: ({ note }) => (note ? openThing(note) : null),
      },
    ],
    filters: [
      {
        id: 'state',
        label: t('erasures.column.state'),
        kind: 'select',
        options: states.map((value) => ({ value, label: t(`data.state.${value}`) })),
      },
    ],
  };
}
