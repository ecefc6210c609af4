import { Card, chakra, HStack, Stack, useNarrow, VisuallyHidden } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChangeLine } from './change-line.tsx';
import type { LiveRemote } from './composition.ts';
import { RemoteHealth, RemoteName, RemoteVersion } from './remote-summary.tsx';

const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse', textAlign: 'start' } });
const Head = chakra('th', {
  base: {
    paddingInline: '4',
    paddingBlock: '3',
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.subtle',
    _first: { borderStartStartRadius: 'card' },
    _last: { borderStartEndRadius: 'card' },
  },
});
const cell = {
  paddingInline: '4',
  paddingBlock: '3.5',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
  fontWeight: 'normal',
} as const;
const Cell = chakra('td', { base: cell });
const NameCell = chakra('th', { base: { ...cell, width: '22%' } });

const columns = ['part', 'version', 'health', 'deployed'] as const;

function RemoteTable({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation('platform');
  return (
    <Card padding="none">
      <Table>
        <VisuallyHidden as="caption">{t('list.label')}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} scope="col">
                {t(`list.column.${column}`)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <tr key={remote.name}>
              <NameCell scope="row">
                <RemoteName remote={remote} />
              </NameCell>
              <Cell>
                <RemoteVersion remote={remote} />
              </Cell>
              <Cell width="32%">
                <RemoteHealth remote={remote} />
              </Cell>
              <Cell width="28%">
                <ChangeLine change={remote.deployed} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const Cards = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

function RemoteCards({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation('platform');
  return (
    <Cards aria-label={t('list.label')}>
      {remotes.map((remote) => (
        <Card as="li" key={remote.name}>
          <Stack gap="3">
            <HStack justifyContent="space-between" alignItems="flex-start">
              <RemoteName remote={remote} />
              <RemoteVersion remote={remote} />
            </HStack>
            <RemoteHealth remote={remote} />
            <ChangeLine change={remote.deployed} />
          </Stack>
        </Card>
      ))}
    </Cards>
  );
}

/** The live versions: a table on a desktop, cards on a phone. */
export function RemoteList({ remotes }: { remotes: readonly LiveRemote[] }) {
  return useNarrow() ? <RemoteCards remotes={remotes} /> : <RemoteTable remotes={remotes} />;
}
