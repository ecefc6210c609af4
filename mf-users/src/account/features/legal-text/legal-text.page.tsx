import { useLanguage } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, HStack, Stack, TextLink } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { consentQueries, type LegalText } from '#/account/api/consents.ts';
import { LegalWords } from '#/account/components/legal/legal-words.tsx';
import { PublicPage } from '#/base/components/public-page.tsx';

/** Terms, privacy policy or the notice about monitoring, also for visitors. */
export default function LegalTextPage() {
  const { t } = useTranslation('users');
  const { pathname } = useLocation();
  const found = useQuery(consentQueries.current());
  const kind = pathname.replaceAll('/', '');
  return (
    <PublicPage title={t(`consents.kind.${kind}`)}>
      {found.data && <Words texts={found.data} kind={kind} />}
      {found.isPending && <FormSkeleton fields={4} />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PublicPage>
  );
}

function Words({ texts, kind }: { texts: readonly LegalText[]; kind: string }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const shown = texts.find((text) => text.kind === kind);
  const others = texts.filter((text) => text !== shown);
  return (
    <Stack gap="8">
      {shown ? (
        <LegalWords>{shown.text[language]}</LegalWords>
      ) : (
        <EmptyState icon={<FileTextIcon size={22} />} title={t('consents.none.title')} text={t('consents.none.text')} />
      )}
      {others.length > 0 && (
        <HStack gap="4" flexWrap="wrap" fontSize="sm">
          {others.map((text) => (
            <TextLink key={text.kind} reach to={`/${text.kind}`}>
              {t(`consents.kind.${text.kind}`)}
            </TextLink>
          ))}
        </HStack>
      )}
    </Stack>
  );
}
