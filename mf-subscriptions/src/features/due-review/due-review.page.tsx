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
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Due, dueQueries } from '#/api/dues.ts';
import { DueFacts } from '#/components/dues/due-facts.tsx';
import { ReportList } from '#/components/dues/report-list.tsx';
import { type MinorText, useMinorText } from '#/components/dues/use-minor-text.ts';
import { places } from '#/components/places.ts';

/** D132: the reported transfers one after the other: one press each. */
export default function DueReviewPage() {
  const { t } = useTranslation('subscriptions');
  const found = useQuery(dueQueries.reported());
  const { money, failed } = useMinorText();
  const broken = found.error && !found.data ? found : failed;
  return (
    <PageBody width="reading">
      <PageHeader title={t('dues.review.title')} via={[{ label: t('dues.header'), to: places.dues }]} />
      {found.data && money ? (
        <Queue dues={found.data.rows} total={found.data.total} money={money} />
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
}

function Queue({ dues, total, money }: QueueProps) {
  const { t } = useTranslation('subscriptions');
  const [left, setLeft] = useState<readonly string[]>([]);
  const due = dues.find(({ id }) => !left.includes(id));
  const part = useFocusOnNext(due?.id);
  if (!due)
    return (
      <EmptyState
        icon={<BanknoteIcon size={22} />}
        title={t(total > 0 ? 'dues.review.left' : 'dues.review.none', { count: total })}
        action={
          total > 0 ? (
            <Button variant="outline" onClick={() => setLeft([])}>
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
  return (
    <Stack gap="5" ref={part}>
      <Text role="status" color="fg.muted">
        {t('dues.review.count', { count: total })}
      </Text>
      <DueFacts due={due} money={money} />
      <ReportList key={due.id} due={due} money={money} />
      <Button variant="ghost" alignSelf="start" onClick={() => setLeft([...left, due.id])}>
        {t('dues.review.later')}
      </Button>
    </Stack>
  );
}

/** After a decision the focus is on the next due's first button, so that it takes one press too. */
function useFocusOnNext(id: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    part.current?.querySelector<HTMLElement>('[data-accept]')?.focus();
  }, [id]);
  return part;
}
