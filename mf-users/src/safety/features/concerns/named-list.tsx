import { ShieldCheckIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { concernQueries, concernStates } from '#/safety/api/concerns.ts';
import { concernTones } from '#/safety/components/concern-tones.ts';
import { safetyPlaces } from '#/safety/components/safety-places.ts';

/** What was written to the named people: what is new and waits the longest comes first. */
export function NamedList() {
  const { t } = useTranslation('users');
  return (
    <ListScreen
      name="concerns"
      label={t('concerns.list.title')}
      query={concernQueries.list}
      columns={[
        {
          id: 'writer',
          header: t('concerns.list.writer'),
          value: ({ writer }) => writer.name,
        },
        {
          id: 'state',
          header: t('concerns.list.state'),
          kind: 'badge',
          value: ({ state }) => ({ label: t(`concerns.state.${state}`), tone: concernTones[state] }),
        },
        { id: 'about', inRow: 'line', header: t('concerns.list.about'), value: ({ about }) => about?.name ?? null },
        {
          id: 'createdAt',
          inRow: 'line',
          header: t('concerns.list.createdAt'),
          kind: 'moment',
          value: ({ createdAt }) => createdAt,
        },
      ]}
      filters={[
        {
          id: 'status',
          label: t('concerns.list.state'),
          kind: 'select',
          options: concernStates.map((value) => ({ value, label: t(`concerns.state.${value}`) })),
        },
      ]}
      search="none"
      rowKey={({ id }) => id}
      rowLabel={({ writer }) => writer.name}
      rowTo={({ id }) => safetyPlaces.concern(id)}
      empty={{
        icon: <ShieldCheckIcon size={22} />,
        title: t('concerns.list.empty'),
        text: t('concerns.list.emptyText'),
      }}
    />
  );
}
