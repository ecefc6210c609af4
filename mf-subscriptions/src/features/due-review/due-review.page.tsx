import {
  Button,
  EmptyState,
  ErrorState,
  PageBody,
  PageHeader,
  PageSkeleton,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Due, dueQueries } from '#/api/dues.ts';
import { DueFacts } from '#/components/dues/due-facts.tsx';
import { ReportList } from '#/components/dues/report-list.tsx';
import { type MinorText, useMinorText } from '#/components/dues/use-minor-text.ts';
import { places } from '#/components/places.ts';

/** As many as are asked for at a time, and the most that the API gives. */
const SOME = 20;
const MOST = 100;

/** D132: the reported transfers one after the other: one press each. */
export default function DueReviewPage() {
  const { t } = useTranslation('subscriptions');
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const found = useQuery({
    ...dueQueries.reported(skipped.length < SOME / 2 ? SOME : MOST),
    placeholderData: keepPreviousData,
  });
  const { money, failed } = useMinorText();
  const broken = found.error && !found.data ? found : failed;
  return (
    <PageBody width="reading">
      <PageHeader title={t('dues.review.title')} />
      {found.data && money ? (
        <Queue dues={found.data.rows} total={found.data.total} money={money} skipped={skipped} onSkip={setSkipped} />
      ) : broken ? (
        <ErrorState error={broken.error} onRetry={broken.refetch} retrying={broken.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </PageBody>
  );
}

interface QueueProps {
  dues: readonly Due[];
  total: number;
  money: MinorText;
  /** The ids of dues that were left for later. */
  skipped: readonly string[];
  onSkip: (skipped: readonly string[]) => void;
}

/** The shown due stays the same one, whatever is reported meanwhile; the next one takes its place when it has gone. */
function useShown(dues: readonly Due[], skipped: readonly string[]): Due | undefined {
  const waiting = dues.filter(({ id }) => !skipped.includes(id));
  const [shown, setShown] = useState(waiting[0]?.id);
  const due = waiting.find(({ id }) => id === shown) ?? waiting[0];
  if (due && due.id !== shown) setShown(due.id);
  return due;
}

function Queue({ dues, total, money, skipped, onSkip }: QueueProps) {
  const { t } = useTranslation('subscriptions');
  const due = useShown(dues, skipped);
  const part = useFocusOnNext(due && firstOpen(due));
  if (!due) return <NothingShown count={total === 0 ? 0 : skipped.length} onAgain={() => onSkip([])} />;
  return (
    <Stack gap="5" ref={part}>
      <Text role="status" color="fg.muted">
        {t('dues.review.count', { count: total })}
      </Text>
      <DueFacts due={due} money={money} />
      <ReportList key={due.id} due={due} money={money} />
      <Button variant="ghost" alignSelf="start" onClick={() => onSkip([...skipped, due.id])}>
        {t('dues.review.later')}
      </Button>
    </Stack>
  );
}

/** Nothing is reported, or all of it was left for later. */
function NothingShown({ count, onAgain }: { count: number; onAgain: () => void }) {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      icon={<BanknoteIcon size={22} />}
      title={t(count > 0 ? 'dues.review.left' : 'dues.review.none', { count })}
      action={
        count > 0 ? (
          <Button variant="outline" onClick={onAgain}>
            {t('dues.review.again')}
          </Button>
        ) : (
          <TextLink reach to={places.dues}>
            {t('dues.header')}
          </TextLink>
        )
      }
    />
  );
}

const firstOpen = ({ reports }: Due) => reports.find(({ state }) => state === 'open')?.id;

/** After a decision the focus is on the next report's first button, so that it takes one press too. */
function useFocusOnNext(reportId: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(reportId);
  useEffect(() => {
    if (shown.current === reportId) return;
    shown.current = reportId;
    part.current?.querySelector<HTMLElement>('[data-accept]')?.focus();
  }, [reportId]);
  return part;
}
