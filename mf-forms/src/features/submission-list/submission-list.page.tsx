import { PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, MailIcon, TrashIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { exportSubmissions, type SubmissionRow, submissionQueries } from '#/api/submissions.ts';
import { DeleteSubmissionDialog } from '#/components/delete-submission-dialog.tsx';
import { places } from '#/components/places.ts';
import { FormName } from './form-name.tsx';

function useColumns(): Column<SubmissionRow>[] {
  const { t } = useTranslation('forms');
  return [
    { id: 'userName', header: t('column.userName'), value: ({ userName }) => userName },
    {
      id: 'read',
      header: t('column.state'),
      kind: 'badge',
      value: ({ read }) => (read ? null : { label: t('state.unread'), tone: 'brand' }),
    },
    { id: 'userEmail', header: t('column.userEmail'), kind: 'email', value: ({ userEmail }) => userEmail },
    { id: 'answers', header: t('column.answers'), kind: 'number', value: ({ answers }) => answers },
    { id: 'createdAt', header: t('column.sent'), kind: 'moment', value: ({ createdAt }) => createdAt },
  ];
}

export default function SubmissionListPage() {
  const { t } = useTranslation('forms');
  const { id: formId = '' } = useParams();
  const columns = useColumns();
  const [deleted, setDeleted] = useState<SubmissionRow | null>(null);
  const actions = (row: SubmissionRow) => [
    { label: t('action.read'), icon: <EyeIcon />, to: places.submission(row.id) },
    row.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(row),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('submissions.title')} context={<FormName formId={formId} />} />
      <ListScreen
        key={formId}
        name="form-submissions"
        label={t('submissions.title')}
        query={(params) => submissionQueries.list(formId, params)}
        columns={columns}
        filters={[
          { id: 'userName', label: t('column.userName'), kind: 'text' },
          { id: 'userEmail', label: t('column.userEmail'), kind: 'text' },
        ]}
        rowKey={({ id }) => id}
        rowLabel={({ userName }) => userName}
        rowTo={({ id }) => places.submission(id)}
        actions={actions}
        csv={{ fileName: `form-${formId}-submissions.csv`, fetch: (params) => exportSubmissions(formId, params) }}
        empty={{ icon: <MailIcon size={22} />, title: t('submissions.empty.title'), text: t('submissions.empty.text') }}
      />
      {deleted && (
        <DeleteSubmissionDialog
          key={deleted.id}
          id={deleted.id}
          name={deleted.userName}
          onClose={() => setDeleted(null)}
        />
      )}
    </PageBody>
  );
}
