import { useCan, useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, PageBody, PageHeader, toast } from '@academy/shared-ui';
import { EyeIcon, FileTextIcon, LinkIcon, MailIcon, PencilIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { type FormRow, formQueries } from '#/api/forms.ts';
import { places, publicAddress } from '#/components/places.ts';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import { useFormColumns } from './use-form-columns.ts';

export default function FormListPage() {
  const { t } = useTranslation('forms');
  const columns = useFormColumns();
  // The builder's page asks for this permission, whoever may save there (`may.edit`).
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
  const copyLink = (id: string) =>
    navigator.clipboard.writeText(publicAddress(id)).then(
      () => toast.success(t('link.copied')),
      () => toast.error(t('link.failed')),
    );
  const actions = (form: FormRow) => [
    canBuild && form.may.edit && { label: t('action.edit'), icon: <PencilIcon />, to: places.edit(form.id) },
    form.may.viewSubmissions && {
      label: t('action.submissions'),
      icon: <MailIcon />,
      to: places.submissions(form.id),
    },
    form.open && {
      label: t('action.view'),
      icon: <EyeIcon />,
      onSelect: () => void window.open(publicAddress(form.id), '_blank', 'noopener'),
    },
    form.open && { label: t('action.copyLink'), icon: <LinkIcon />, onSelect: () => void copyLink(form.id) },
    form.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(form),
    },
  ];
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
