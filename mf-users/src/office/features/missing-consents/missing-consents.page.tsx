import { ApiError } from '@academy/shared-auth';
import { EmptyState, PageBody, PageHeader, Span, TextLink } from '@academy/shared-ui';
import { CheckIcon, FileTextIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { legalTextQueries, type MissingPerson, type MissingText } from '#/office/api/legal-texts.ts';

function useColumns(): Column<MissingPerson>[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return [
    { id: 'name', header: t('missingConsents.column.name'), value: ({ name }) => name },
    { id: 'role', header: t('missingConsents.column.role'), inRow: 'line', value: ({ role }) => roleName(role) },
    {
      id: 'by',
      header: t('missingConsents.column.by'),
      inRow: 'line',
      value: ({ byParent }) => t(`missingConsents.by.${byParent ? 'parent' : 'self'}`),
    },
  ];
}

/** The list without search: its response names the text, and comes by the same request as the list's first page. */
const firstPage = { page: 1, perPage: 10, sort: null, q: '', filters: {} };

/** For whom a current version of a text was not accepted, for admins. */
export default function MissingConsentsPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const { data, error } = useQuery(legalTextQueries.missing(id, firstPage));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <PageBody>
      <PageHeader title={t('missingConsents.header.title')} context={!isMissing && <About text={data?.text} />} />
      {isMissing ? <TextMissing /> : <MissingPeople key={id} id={id} />}
    </PageBody>
  );
}

/** Which version was not accepted, once it is known, and who is asked to accept it. */
function About({ text }: { text: MissingText | undefined }) {
  const { t } = useTranslation('users');
  return (
    <>
      {text && (
        <Span display="block" fontWeight="medium" color="fg">
          {t('missingConsents.header.text', {
            kind: t(`consents.kind.${text.kind}`),
            version: t('consents.version', { version: text.version }),
          })}
        </Span>
      )}
      <Span display="block">{t('missingConsents.header.context')}</Span>
    </>
  );
}

/** An unknown text, or a former version, which nobody is asked to accept any more. */
function TextMissing() {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      icon={<FileTextIcon size={22} />}
      title={t('missingConsents.missing.title')}
      text={t('missingConsents.missing.text')}
      action={
        <TextLink reach to="/dashboard/legal-texts">
          {t('missingConsents.missing.back')}
        </TextLink>
      }
    />
  );
}

function MissingPeople({ id }: { id: string }) {
  const { t } = useTranslation('users');
  return (
    <ListScreen
      name="missing-consents"
      label={t('missingConsents.header.title')}
      query={(params) => legalTextQueries.missing(id, params)}
      columns={useColumns()}
      search="all"
      rowKey={(person) => person.id}
      rowLabel={({ name }) => name}
      rowTo={(person) => places.person('all', person.id)}
      csv={{ fileName: 'missing-consents.csv' }}
      empty={{
        icon: <CheckIcon size={22} />,
        title: t('missingConsents.empty.title'),
        text: t('missingConsents.empty.text'),
      }}
    />
  );
}
