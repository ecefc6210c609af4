import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, FileTextIcon } from '@academy/shared-ui/icons';
import { type Column, type Filter, ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { legalKinds } from '#/base/api/legal-kinds.ts';
import { legalTextQueries, type PublishedText } from '#/office/api/legal-texts.ts';
import { ReadDialog } from './read-dialog.tsx';

function useTextColumns(): { columns: Column<PublishedText>[]; filters: Filter<'kind'>[] } {
  const { t } = useTranslation('users');
  return {
    columns: [
      {
        id: 'kind',
        header: t('legalTexts.column.kind'),
        value: ({ kind }) => t(`consents.kind.${kind}`),
      },
      {
        id: 'version',
        header: t('legalTexts.column.version'),
        kind: 'badge',
        value: ({ version, missing }) => ({
          label: t('consents.version', { version }),
          tone: missing === null ? 'neutral' : 'success',
        }),
      },
      {
        id: 'publishedAt',
        inRow: 'line',
        header: t('legalTexts.column.publishedAt'),
        kind: 'moment',
        value: ({ publishedAt }) => publishedAt,
      },
      {
        id: 'publishedBy',
        inRow: 'line',
        header: t('legalTexts.column.publishedBy'),
        value: ({ publishedBy }) => publishedBy?.name ?? null,
      },
      {
        id: 'accepted',
        header: t('legalTexts.column.accepted'),
        kind: 'number',
        value: ({ accepted }) => accepted,
      },
      {
        id: 'missing',
        header: t('legalTexts.column.missing'),
        kind: 'number',
        value: ({ missing }) => missing,
        to: ({ id, missing }) => (missing ? `/dashboard/legal-texts/${id}/missing` : null),
      },
    ],
    filters: [
      {
        id: 'kind',
        label: t('legalTexts.column.kind'),
        kind: 'select',
        options: legalKinds.map((value) => ({ value, label: t(`consents.kind.${value}`) })),
      },
    ],
  };
}

/** The versions of the texts that people accept, for admins. */
export default function LegalTextsPage() {
  const { t } = useTranslation('users');
  const mayPublish = useCan('users.update');
  const [read, setRead] = useState<PublishedText | null>(null);
  const title = t('legalTexts.header.title');
  const publish = mayPublish && (
    <Button asChild>
      <Link to="/dashboard/legal-texts/publish">{t('legalTexts.publish.open')}</Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={title} context={t('legalTexts.header.context')} action={publish} />
      <ListScreen
        name="legal-texts"
        label={title}
        query={legalTextQueries.versions}
        {...useTextColumns()}
        search="none"
        rowKey={({ id }) => id}
        rowLabel={({ kind, version }) => `${t(`consents.kind.${kind}`)} · ${t('consents.version', { version })}`}
        actions={(text) => [{ label: t('legalTexts.read'), icon: <EyeIcon />, onSelect: () => setRead(text) }]}
        csv={{ fileName: 'legal-texts.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('legalTexts.empty.title'),
          text: t('legalTexts.empty.text'),
          action: publish,
        }}
      />
      {read && <ReadDialog text={read} onClose={() => setRead(null)} />}
    </PageBody>
  );
}
