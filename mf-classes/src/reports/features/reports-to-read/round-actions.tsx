import { Box, Button, chakra, Flex, IconButton, Text, useCoarsePointer } from '@academy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Review } from '#/reports/api/report-reviews.ts';
import type { Round } from './use-round.ts';

const Key = chakra('kbd', {
  base: {
    minWidth: '5',
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'currentColor',
    borderRadius: 'control',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    textAlign: 'center',
    opacity: 0.8,
  },
});

/** In sight above the lower edge, however long the report is; a thumb reaches it on a phone. */
const bar = {
  '@media (min-width: 20rem) and (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--menu-bar) + 0.25rem)',
    zIndex: 'sticky',
    boxShadow: 'float',
  },
  '@media (max-width: 29.99rem)': { '& > div > button:not([aria-label])': { flexGrow: '1' } },
};

interface RoundActionsProps {
  round: Round;
  review: Review;
  onDone: () => void;
  onReturn: () => void;
}

/** What can be done with the report: at the lower edge on a phone, with its keys at a desk. */
export function RoundActions({ round, review, onDone, onReturn }: RoundActionsProps) {
  const { t } = useTranslation('classes');
  const isTouch = useCoarsePointer();
  return (
    <Box
      data-screen-only
      css={bar}
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      padding="3"
      marginBlockStart="5"
    >
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <IconButton
          variant="outline"
          aria-label={t('reading.previous')}
          aria-keyshortcuts="K"
          disabled={round.index === 0}
          onClick={() => round.go(-1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        <IconButton
          variant="outline"
          aria-label={t('reading.next')}
          aria-keyshortcuts="J"
          disabled={round.isLast}
          onClick={() => round.go(1)}
        >
          <ArrowRightIcon />
        </IconButton>
        <Text fontSize="sm" color="fg.muted" flex="1" textAlign="center" aria-live="polite">
          {t('reading.place', { number: round.index + 1, count: round.waiting })}
        </Text>
        <Button variant="outline" aria-keyshortcuts="T" disabled={round.isDeciding} onClick={onReturn}>
          {t('reading.return')}
          {!isTouch && <Key aria-hidden>T</Key>}
        </Button>
        <Button aria-keyshortcuts="R" loading={round.isDeciding} onClick={onDone}>
          {t(review.hiddenUntil ? 'reading.release' : 'reading.read')}
          {!isTouch && <Key aria-hidden>R</Key>}
        </Button>
      </Flex>
      {!isTouch && (
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="2">
          {t('reading.keys', { done: 'R', return: 'T', next: 'J', previous: 'K' })}
        </Text>
      )}
    </Box>
  );
}
