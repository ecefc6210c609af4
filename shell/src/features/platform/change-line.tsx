import { useTranslation } from '@academy/shared-auth';
import { Ltr, Stack, Text, TimeAgo } from '@academy/shared-ui';

interface ChangeLineProps {
  change: { at: string; by: string | null; reason: string | null; command: string | null; commit: string | null };
}

/** Who changed what is live, when and why. */
export function ChangeLine({ change: { at, by, reason, command, commit } }: ChangeLineProps) {
  const { t } = useTranslation('platform');
  return (
    <Stack gap="0.5" fontSize="sm" minWidth="0">
      <Text>
        <TimeAgo at={at} />{' '}
        {by && (
          <>
            {t('change.by')} <bdi>{by}</bdi>
          </>
        )}
      </Text>
      {reason && (
        <Text color="fg.muted" overflowWrap="anywhere">
          <bdi>{reason}</bdi>
        </Text>
      )}
      {(!reason || commit) && (command || commit) && (
        <Text fontSize="xs" color="fg.subtle">
          <Ltr>{[command, commit?.slice(0, 10)].filter(Boolean).join(' · ')}</Ltr>
        </Text>
      )}
    </Stack>
  );
}
