import { Badge, Box, Button, RuledItem, Text, TimeAgo, toast } from '@academy/shared-ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Signs devices out, says so, and reads the list again. */
export function useEnding(end: () => Promise<void>, done: string, list: QueryKey) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => void toast.success(done),
    onError: () => void toast.error(t('security.problem.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: list }),
  });
}

interface Device {
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Null if unknown. */
  lastUsedAt: string | null;
}

interface DeviceRowProps {
  device: Device;
  /** The device on which this is shown. */
  isCurrent?: boolean;
  end: () => Promise<void>;
  list: QueryKey;
}

/** A device that is signed in, since when, its last use, and its end. */
export function DeviceRow({ device, isCurrent = false, end, list }: DeviceRowProps) {
  const { t } = useTranslation('users');
  const { browser, system, createdAt, lastUsedAt } = device;
  const name = [browser, system].filter(Boolean).join(' · ') || t('security.sessions.unknown');
  const ending = useEnding(end, t('security.sessions.ended'), list);
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 12rem" minWidth="0">
        <Text dir="auto">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('security.sessions.since')} <TimeAgo at={createdAt} />
          {lastUsedAt && !isCurrent && (
            <>
              {' · '}
              {t('security.sessions.used')} <TimeAgo at={lastUsedAt} />
            </>
          )}
        </Text>
      </Box>
      {isCurrent ? (
        <Badge tone="success">{t('security.sessions.current')}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={ending.isPending}
          aria-label={t('security.sessions.endOf', { name })}
          onClick={() => ending.mutate()}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </RuledItem>
  );
}
