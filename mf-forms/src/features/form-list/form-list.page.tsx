import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { FileTextIcon, PlusIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type FormRow, formQueries } from '#/api/forms.ts';
import { places } from '#/components/places.ts';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import { useFormActions } from './use-form-actions.tsx';
import { useFormColumns } from './use-form-columns.ts';

export default function FormListPage() {
  const { t } = useTranslation('forms');
  const columns = useFormColumns();
  // The builder's page requires this permission; `may.edit` decides who may save there.
  const canBuild = useCan('forms.create');
  const [deleted, setDeleted] = useState<FormRow | null>(null);
  const add = canBuild && (
    <Button asChild>
      <Link to={places.add}>
        <PlusIcon aria-hidden />
        {t('action.add')}
      </Link>
    </Button>
  );
  const actions = useFormActions({ canBuild, onDelete: setDeleted });
  return (
    <PageBody>
      <PageHeader title={t('list.title')} context={t('list.context')} action={add} />
      <ListScreen
        name="forms"
        label={t('list.title')}
        query={formQueries.list}
        columns={columns}
        filters={[{ id: 'name', label: t('column.name'), kind: 'text' }]}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowTo={({ id, may }) => (may.viewSubmissions ? places.submissions(id) : null)}
        actions={actions}
        csv={{ fileName: 'forms.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('empty.title'),
          text: t('empty.text'),
          action: add,
        }}
      />
      {deleted && <DeleteFormDialog key={deleted.id} form={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
