import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorState,
  Flex,
  Skeleton,
  Stack,
  Text,
  TextField,
  toast,
} from '@academy/shared-ui';
import { CalendarDaysIcon, LinkIcon } from '@academy/shared-ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CalendarFeed,
  calendarFeedQuery,
  googleAddress,
  renewCalendarFeed,
} from '#/calendar/api/calendar-feed.ts';

/** D89: how to add classes to the calendar of a phone or computer, where they stay up to date. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery());
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <Dialog open size="md" title={t('feed.title')} description={t('feed.text')} onClose={onClose}>
        {data ? (
          <FeedWays feed={data} onRenew={() => setRenewing(true)} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height="44" />
        )}
      </Dialog>
      {isRenewing && <RenewDialog onClose={() => setRenewing(false)} />}
    </>
  );
}

function FeedWays({ feed, onRenew }: { feed: CalendarFeed; onRenew: () => void }) {
  const { t } = useTranslation('classes');
  const copy = () =>
    navigator.clipboard.writeText(feed.url).then(
      () => toast.success(t('feed.copied')),
      () => toast.error(t('feed.copyFailed')),
    );
  return (
    <Stack gap="5">
      <Flex gap="2" flexWrap="wrap">
        <Button asChild>
          <a href={feed.webcal}>
            <CalendarDaysIcon aria-hidden />
            {t('feed.open')}
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={googleAddress(feed)} target="_blank" rel="noopener noreferrer">
            {t('feed.google')}
          </a>
        </Button>
      </Flex>
      <Stack gap="2">
        <TextField
          label={t('feed.address')}
          help={t('feed.secret')}
          value={feed.url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Flex gap="2" flexWrap="wrap">
          <Button variant="outline" onClick={() => void copy()}>
            <LinkIcon aria-hidden />
            {t('feed.copy')}
          </Button>
          <Button variant="ghost" onClick={onRenew}>
            {t('feed.renew')}
          </Button>
        </Flex>
      </Stack>
      <Text fontSize="sm" color="fg.muted">
        {t('feed.delay')}
      </Text>
    </Stack>
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: renewCalendarFeed,
    onSuccess(feed) {
      client.setQueryData(calendarFeedQuery().queryKey, feed);
      toast.success(t('feed.renewed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('feed.renewTitle')}
      description={t('feed.renewText')}
      confirmLabel={t('feed.renew')}
      error={renew.error ? t('feed.renewFailed') : null}
      pending={renew.isPending}
      onConfirm={() => renew.mutate()}
      onCancel={onClose}
    />
  );
}
