import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FormError,
  ListSkeleton,
  PageBody,
  PageHeader,
  Stack,
} from '@academy/shared-ui';
import { LayoutGridIcon, RefreshCwIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Composition } from './composition.ts';
import { HistoryList } from './history-list.tsx';
import { RemoteDetail } from './remote-detail.tsx';
import { RemoteList } from './remote-list.tsx';
import { useComposition } from './use-composition.ts';

interface OverviewProps {
  composition: Composition;
  /** Why it could not be fetched again. */
  error: unknown;
  isPending: boolean;
  onRefresh: () => void;
}

function Overview({ composition: { remotes, history }, error, isPending, onRefresh }: OverviewProps) {
  const { t } = useTranslation('platform');
  const refresh = (
    <Button variant="outline" onClick={onRefresh} loading={isPending}>
      <RefreshCwIcon aria-hidden />
      {t('page.refresh')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('page.title')} context={t('page.context')} action={refresh} />
      {error !== null && (
        <Box marginBlockEnd="4">
          <FormError>{t('page.outdated')}</FormError>
        </Box>
      )}
      {remotes.length === 0 ? (
        <EmptyState icon={<LayoutGridIcon />} title={t('list.empty.title')} text={t('list.empty.text')} />
      ) : (
        <Stack gap="8">
          <RemoteList remotes={remotes} />
          <HistoryList {...{ history, remotes }} />
        </Stack>
      )}
    </>
  );
}

/**
 * The live versions, their health, who deployed them, and the possible rollbacks; for super-admins. Part of the shell:
 * no remote can break it.
 */
export default function PlatformPage() {
  const { t } = useTranslation('platform');
  const [search] = useSearchParams();
  const { composition, error, isPending, refresh, replace } = useComposition();
  if (!composition)
    return (
      <PageBody>
        <PageHeader title={t('page.title')} context={t('page.context')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refresh()} retrying={isPending} />
        ) : (
          <ListSkeleton immediate />
        )}
      </PageBody>
    );
  const remote = composition.remotes.find(({ name }) => name === search.get('remote'));
  return (
    <PageBody>
      {remote ? (
        <RemoteDetail key={remote.name} {...{ remote, composition }} onChanged={replace} onOutdated={refresh} />
      ) : (
        <Overview {...{ composition, error, isPending }} onRefresh={() => void refresh()} />
      )}
    </PageBody>
  );
}
