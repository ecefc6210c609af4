import { Box, Flex, IconButton, List, ListItem, Span } from '@academy/shared-ui';
import { CircleAlertIcon, XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { limits } from './file-rules.ts';
import type { Rejection } from './media-tray.ts';

interface RejectedFilesProps {
  rejected: readonly Rejection[];
  onDismiss: () => void;
}

/** Rejected files, with the reasons. */
export function RejectedFiles({ rejected, onDismiss }: RejectedFilesProps) {
  const { t } = useTranslation('timeline');
  const problems = [...new Set(rejected.map(({ problem }) => problem))];
  return (
    <Box role="alert">
      {rejected.length > 0 && (
        <Flex
          gap="2.5"
          alignItems="flex-start"
          padding="3"
          bg="danger.subtle"
          color="danger.fg"
          borderRadius="control"
          fontSize="sm"
        >
          <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
            <CircleAlertIcon size={18} />
          </Box>
          <List flex="1" minWidth="0" display="grid" gap="1.5">
            {problems.map((problem) => (
              <ListItem key={problem}>
                <Span fontWeight="medium">{t(problem, limits)}</Span>
                <Span display="block" overflowWrap="anywhere">
                  {rejected
                    .filter((rejection) => rejection.problem === problem)
                    .map(({ name }) => `\u2068${name}\u2069`)
                    .join(' · ')}
                </Span>
              </ListItem>
            ))}
          </List>
          <IconButton size="sm" margin="-1" color="inherit" aria-label={t('form.media.dismiss')} onClick={onDismiss}>
            <XIcon />
          </IconButton>
        </Flex>
      )}
    </Box>
  );
}
