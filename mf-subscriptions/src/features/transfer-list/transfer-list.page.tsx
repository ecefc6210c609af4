import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { BanknoteIcon, DownloadIcon, PencilIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Transfer, transferQueries } from '#/api/bank-transfers.ts';
import { places } from '#/components/places.ts';
import { useOpenReceipt } from '#/components/receipts/use-open-receipt.ts';
import { AddClassesOffer } from './add-classes-offer.tsx';
import { DeleteTransferDialog } from './delete-transfer-dialog.tsx';
import { useTransferColumns } from './use-transfer-columns.ts';

const PAGE_SIZE = 100;

export default function TransferListPage() {
  const { t } = useTranslation('subscriptions');
  const { columns, filters } = useTransferColumns();
  const [deleted, setDeleted] = useState<Transfer | null>(null);
  const canAdd = useCan('subscriptions.bank_transfers.create');
  const add = canAdd && (
    <Button asChild>
      <Link to={places.addTransfer}>
        <PlusIcon aria-hidden />
        {t('transfers.add')}
      </Link>
    </Button>
  );
  const openReceipt = useOpenReceipt();
  const actions = (transfer: Transfer) => [
    {
      label: t('invoices.paper'),
      icon: <DownloadIcon />,
      onSelect: () => void openReceipt(`bank_transfer:${transfer.id}`),
    },
    transfer.may.update && { label: t('action.edit'), icon: <PencilIcon />, to: places.transfer(transfer.id) },
    transfer.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(transfer),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('transfers.header')} context={t('transfers.context')} action={add} />
      <AddClassesOffer />
      <ListScreen
        name="bank-transfers"
        label={t('transfers.header')}
        query={transferQueries.list}
        columns={columns}
        filters={filters}
        search="all"
        sort="-date"
        perPage={PAGE_SIZE}
        rowKey={({ id }) => id}
        rowLabel={({ user_name }) => user_name}
        rowTo={({ id, may }) => (may.update ? places.transfer(id) : null)}
        actions={actions}
        csv={{ fileName: 'bank-transfers.csv' }}
        empty={{
          icon: <BanknoteIcon size={22} />,
          title: t('transfers.empty.title'),
          text: t('transfers.empty.text'),
          action: add,
        }}
      />
      {deleted && <DeleteTransferDialog transfer={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
