import { Ltr, Stack, Text, TimeAgo } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

interface ChangeLineProps {
  change: { at: string; by: string | null; reason: string | null; command: string | null; commit: string | null };
}

/** Ten digits; a suffix means that the build belongs to no commit (`-dirty`). */
const shortCommit = (commit: string) => commit.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1');

/** The actor, time and reason of a change. */
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
          <Ltr>{[command, commit && shortCommit(commit)].filter(Boolean).join(' · ')}</Ltr>
        </Text>
      )}
    </Stack>
  );
}
