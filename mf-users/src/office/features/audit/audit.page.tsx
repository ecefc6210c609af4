import { useLanguage } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { auditCsv, auditQueries } from '#/office/api/audit.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditFilters } from './use-audit-filters.tsx';

const LINES = 20;

/** D124: who changed what, about whom and when, with the values before and after. */
export default function AuditPage() {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const title = t('audit.header.title');
  return (
    <PageBody>
      <PageHeader title={title} context={t('audit.header.context')} />
      <ListScreen
        name="audit"
        label={title}
        query={(params) => auditQueries.list(params, language)}
        columns={useAuditColumns()}
        filters={useAuditFilters(language)}
        search="none"
        perPage={LINES}
        rowKey={({ id }) => id}
        rowLabel={({ what }) => what}
        csv={{ fileName: 'audit.csv', fetch: auditCsv }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('audit.empty.title'),
          text: t('audit.empty.text'),
        }}
      />
    </PageBody>
  );
}
