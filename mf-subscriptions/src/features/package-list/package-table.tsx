import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { LayoutGridIcon, PauseIcon, PencilIcon, PlayIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Package, packageQueries } from '#/api/packages.ts';
import { places } from '#/components/places.ts';
import { DeletePackageDialog } from './delete-package-dialog.tsx';
import { usePackageColumns } from './use-package-columns.ts';

const PAGE_SIZE = 100;

/** All packages, for viewers who manage them. */
export function PackageTable() {
  const { t } = useTranslation('subscriptions');
  const { columns, filters } = usePackageColumns();
  const [deleted, setDeleted] = useState<Package | null>(null);
  const canAdd = useCan('subscriptions.packages.create');
  const add = canAdd && (
    <Button asChild>
      <Link to={places.addPackage}>
        <PlusIcon aria-hidden />
        {t('packages.add')}
      </Link>
    </Button>
  );
  const actions = ({ _id, may, ...offer }: Package) => [
    may.update && { label: t('action.edit'), icon: <PencilIcon />, to: places.package(_id) },
    may.deactivate && { label: t('packages.deactivate.action'), icon: <PauseIcon />, to: places.deactivate(_id) },
    may.reactivate && { label: t('packages.reactivate.action'), icon: <PlayIcon />, to: places.reactivate(_id) },
    may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted({ _id, may, ...offer }),
    },
  ];
  const titleOf = useTitle();
  return (
    <PageBody>
      <PageHeader title={t('packages.header')} context={t('packages.context')} action={add} />
      <ListScreen
        name="packages"
        label={t('packages.header')}
        query={packageQueries.list}
        columns={columns}
        filters={filters}
        sort="-createdAt"
        perPage={PAGE_SIZE}
        rowKey={({ _id }) => _id}
        rowLabel={({ title, titleAr }) => titleOf(title, titleAr).text}
        rowTo={({ _id, may }) => (may.update ? places.package(_id) : null)}
        actions={actions}
        csv={{ fileName: 'packages.csv' }}
        empty={{
          icon: <LayoutGridIcon size={22} />,
          title: t('packages.empty.title'),
          text: t('packages.empty.text'),
          action: add,
        }}
      />
      {deleted && <DeletePackageDialog offer={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
