import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#/people/api/api-keys.ts';
import { usePermissionWords } from '#/people/components/permissions/use-permission-words.ts';

const tones = { live: 'success', ended: 'neutral', maker_left: 'warning' } as const;
const knownState = (state: string) => (Object.hasOwn(tones, state) ? (state as keyof typeof tones) : 'ended');

/** A key's name, what it opens, how long, and its last use. */
export function useKeyColumns(): Column<ApiKey>[] {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  const opened = ({ permissions, lost }: ApiKey) => permissions.filter((permission) => !lost.includes(permission));
  return [
    { id: 'name', header: t('apiKeys.column.name'), value: ({ name }) => name, note: ({ hint }) => hint },
    {
      id: 'state',
      header: t('apiKeys.column.state'),
      kind: 'badge',
      value: ({ state }) => ({ label: t(`apiKeys.state.${knownState(state)}`), tone: tones[knownState(state)] }),
    },
    {
      id: 'permissions',
      inRow: 'below',
      header: t('apiKeys.column.permissions'),
      value: (key) => opened(key).map(nameOf).join(t('audit.comma')) || null,
      note: ({ lost }) => (lost.length > 0 ? t('apiKeys.lost', { count: lost.length }) : null),
    },
    {
      id: 'scope',
      inRow: 'line',
      header: t('apiKeys.column.scope'),
      value: ({ scope }) => t(`roles.scope.${scope}`, { defaultValue: scope }),
    },
    { id: 'until', inRow: 'line', header: t('apiKeys.column.until'), kind: 'date', value: ({ until }) => until },
    { id: 'maker', inRow: 'line', header: t('apiKeys.column.maker'), value: ({ maker }) => maker.name },
    {
      id: 'lastUsedAt',
      inRow: 'line',
      header: t('apiKeys.column.lastUsedAt'),
      kind: 'moment',
      value: ({ lastUsedAt }) => lastUsedAt,
    },
  ];
}
