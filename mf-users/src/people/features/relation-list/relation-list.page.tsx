import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { HeartHandshakeIcon, PencilIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { useCanOpen } from '#/base/components/use-can-open.ts';
import { type Relation, relationQueries } from '#/people/api/relations.ts';
import { DeleteRelationDialog } from './delete-relation-dialog.tsx';
import { EditRelationDialog } from './edit-relation-dialog.tsx';
import { useRelationColumns } from './use-relation-columns.ts';

export default function RelationListPage() {
  const { t } = useTranslation('users');
  const canOpen = useCanOpen();
  const { columns, filters } = useRelationColumns();
  const canAdd = useCan('relations.relatives.create');
  const [edited, setEdited] = useState<Relation | null>(null);
  const [deleted, setDeleted] = useState<Relation | null>(null);
  const add = canAdd && (
    <Button asChild>
      <Link to={places.addRelative}>
        <PlusIcon aria-hidden />
        {t('relations.list.add')}
      </Link>
    </Button>
  );
  const actions = (relation: Relation) => [
    relation.may.update && {
      label: t('relations.list.edit'),
      icon: <PencilIcon />,
      onSelect: () => setEdited(relation),
    },
    relation.may.delete && {
      label: t('relations.list.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(relation),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('relations.header.title')} context={t('relations.header.context')} action={add} />
      <ListScreen
        name="relations"
        label={t('relations.header.title')}
        query={relationQueries.list}
        columns={columns}
        filters={filters}
        search="all"
        sort="-created_at"
        rowKey={({ id }) => id}
        rowLabel={({ user_name }) => user_name}
        rowTo={({ user_id: id }) => (canOpen({ id, role: 'student' }) ? places.person('student', id) : null)}
        actions={actions}
        csv={{ fileName: 'relations.csv' }}
        empty={{
          icon: <HeartHandshakeIcon size={24} />,
          title: t('relations.empty.title'),
          text: t('relations.empty.text'),
          action: add,
        }}
      />
      {edited && <EditRelationDialog key={edited.id} relation={edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteRelationDialog relation={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
