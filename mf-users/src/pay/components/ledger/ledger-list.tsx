import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { ledgerQueries } from '#/pay/api/ledger.ts';
import { useLineWords } from '#/pay/components/use-line-words.ts';
import { signed } from './signed.ts';

/** The lines whose sum is a student's remaining classes, newest first. */
export function LedgerList({ id }: { id: string }) {
  const { t, i18n } = useTranslation('users');
  const wordsOf = useLineWords();
  return (
    <ListScreen
      name="ledger"
      label={t('ledger.list.title')}
      headed
      search="none"
      query={(params) => ledgerQueries.list(id, params)}
      columns={[
        { id: 'reason', header: t('ledger.list.reason'), value: wordsOf },
        { id: 'created_at', header: t('ledger.list.date'), kind: 'moment', value: (line) => line.created_at },
        { id: 'actor', header: t('ledger.list.actor'), value: (line) => line.actor?.name ?? t('ledger.list.nobody') },
        {
          id: 'delta',
          header: t('ledger.list.change'),
          kind: 'badge',
          value: ({ delta }) => ({
            label: signed(delta, i18n.language),
            tone: delta > 0 ? 'success' : 'neutral',
          }),
        },
        { id: 'balance', header: t('ledger.list.balance'), kind: 'number', value: (line) => line.balance },
      ]}
      rowKey={(line) => line.id}
      rowLabel={wordsOf}
      csv={{ fileName: 'ledger.csv' }}
      empty={{ title: t('ledger.empty.title'), text: t('ledger.empty.text') }}
    />
  );
}
