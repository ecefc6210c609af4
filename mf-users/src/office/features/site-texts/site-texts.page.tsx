import { Box, ErrorState, FormSkeleton, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type SitePage, siteQuery } from '#/office/api/site-texts.ts';
import { SiteEditor } from './site-editor.tsx';

const SITE = '/dashboard/site';

function Editor({ page }: { page: SitePage }) {
  // The editor starts with what was saved last, which is not fetched again while somebody types.
  const found = useQuery({ ...siteQuery(page), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (!found.isFetchedAfterMount) return <FormSkeleton fields={6} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  return <SiteEditor texts={found.data} />;
}

/** The texts of the website (D157), for admins. */
export default function SiteTextsPage() {
  const { t } = useTranslation('users');
  const { pathname } = useLocation();
  const page = pathname === `${SITE}/faq` ? 'faq' : 'landing';
  return (
    <PageBody>
      <PageHeader title={t('site.header.title')} context={t('site.header.context')} />
      <Box marginBlockEnd="4">
        <LinkTabs
          label={t('site.header.title')}
          links={[
            { to: SITE, label: t('site.page.landing') },
            { to: `${SITE}/faq`, label: t('site.page.faq') },
          ]}
        />
      </Box>
      <Editor key={page} page={page} />
    </PageBody>
  );
}
