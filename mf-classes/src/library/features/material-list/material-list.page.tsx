import { Button, Dialog, PageBody, PageHeader, Text } from '@academy/shared-ui';
import {
  BookOpenIcon,
  DownloadIcon,
  EyeIcon,
  FileTextIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
} from '@academy/shared-ui/icons';
import { type Column, ListScreen, type RowAction } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Material, materialQueries } from '#/library/api/materials.ts';
import { fileKind, openingKey } from '#/library/components/files/file-kind.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';
import { useMaterialName } from '#/library/components/use-material-name.ts';
import { DeleteMaterialDialog } from './delete-material-dialog.tsx';
import { MaterialFile, useFileName } from './material-file.tsx';

function useColumns(): Column<Material>[] {
  const { t } = useTranslation('classes');
  const nameOf = useFileName();
  const materialName = useMaterialName();
  return [
    { id: 'name', header: t('materials.column.name'), sortable: true, value: (material) => materialName(material) },
    { id: 'content', header: t('materials.column.content'), value: ({ content }) => content },
    { id: 'file', header: t('materials.column.file'), value: ({ file }) => file && nameOf(file) },
    {
      id: 'created_at',
      header: t('materials.column.added'),
      kind: 'date',
      sortable: true,
      hideInCards: true,
      value: ({ created_at }) => created_at,
    },
  ];
}

interface MaterialActionHandlers {
  onRead: (material: Material) => void;
  onOpen: ReturnType<typeof useFileViewer>['open'];
  onDelete: (material: Material) => void;
}

function useMaterialActions({ onRead, onOpen, onDelete }: MaterialActionHandlers) {
  const { t } = useTranslation('classes');
  const materialName = useMaterialName();
  return (material: Material): RowAction[] => [
    { label: t('materials.read'), icon: <EyeIcon />, onSelect: () => onRead(material) },
    material.file && {
      label: t(openingKey(material.file)),
      icon: fileKind(material.file) === 'other' ? <DownloadIcon /> : <FileTextIcon />,
      onSelect: () => material.file && onOpen(material.file, materialName(material) ?? ''),
    },
    material.may.edit && { label: t('action.edit'), icon: <PencilIcon />, to: places.editMaterial(material.id) },
    material.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => onDelete(material),
    },
  ];
}

export default function MaterialListPage() {
  const { t } = useTranslation('classes');
  const { can, canAddOnList } = useViewer();
  const columns = useColumns();
  const materialName = useMaterialName();
  const [shown, setShown] = useState<Material | null>(null);
  const { open, viewer } = useFileViewer();
  const [deleted, setDeleted] = useState<Material | null>(null);
  const add = can('materials.create') && (
    <Button asChild>
      <Link to={places.addMaterial}>
        <PlusIcon aria-hidden />
        {t('materials.add')}
      </Link>
    </Button>
  );
  const actions = useMaterialActions({ onRead: setShown, onOpen: open, onDelete: setDeleted });
  return (
    <PageBody>
      <PageHeader
        title={t('materials.header')}
        context={t('materials.context')}
        action={canAddOnList('materials.create') && add}
      />
      <ListScreen
        name="materials"
        label={t('materials.header')}
        search="all"
        query={materialQueries.list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(material) => materialName(material) ?? ''}
        rowTo={({ id, may }) => (may.edit ? places.editMaterial(id) : null)}
        sort="name"
        actions={actions}
        csv={{ fileName: 'materials.csv' }}
        empty={{
          icon: <BookOpenIcon size={22} />,
          title: t('materials.empty.title'),
          text: t('materials.empty.text'),
          action: add,
        }}
      />
      {shown && (
        <Dialog open size="md" title={materialName(shown) ?? ''} onClose={() => setShown(null)}>
          <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
            {shown.content}
          </Text>
          {shown.file && (
            <MaterialFile file={shown.file} onOpen={() => shown.file && open(shown.file, materialName(shown) ?? '')} />
          )}
        </Dialog>
      )}
      {viewer}
      {deleted && <DeleteMaterialDialog material={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
