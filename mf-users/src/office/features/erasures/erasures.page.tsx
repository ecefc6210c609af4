import { PageBody, PageHeader } from '@academy/shared-ui';
import { CheckIcon, UserXIcon, XIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Erasure, personalDataQueries } from '#/account/api/personal-data.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useErasureColumns } from './use-erasure-columns.tsx';

type Decision = { kind: 'approve' | 'reject'; erasure: Erasure };

/** D123: requests to erase people, for admins. */
export default function ErasuresPage() {
  const { t } = useTranslation('users');
  const { columns, filters } = useErasureColumns();
  const [decision, setDecision] = useState<Decision | null>(null);
  const title = t('erasures.header.title');
  const actions = (erasure: Erasure) => [
    erasure.may.decide && {
      label: t('erasures.approve.action'),
      icon: <CheckIcon />,
      tone: 'danger' as const,
      onSelect: () => setDecision({ kind: 'approve', erasure }),
    },
    erasure.may.decide && {
      label: t('erasures.reject.action'),
      icon: <XIcon />,
      onSelect: () => setDecision({ kind: 'reject', erasure }),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={title} context={t('erasures.header.context')} />
      <ListScreen
        name="erasures"
        label={title}
        query={personalDataQueries.erasures}
        columns={columns}
        filters={filters}
        search="none"
        rowKey={({ id }) => id}
        rowLabel={({ about }) => about.name}
        actions={actions}
        csv={{ fileName: 'erasures.csv' }}
        empty={{ icon: <UserXIcon size={22} />, title: t('erasures.empty.title'), text: t('erasures.empty.text') }}
      />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </PageBody>
  );
}
