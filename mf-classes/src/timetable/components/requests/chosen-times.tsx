import { Box, Flex, IconButton } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';

interface ChosenTimesProps {
  times: readonly string[];
  /** The people whose clocks are shown beside the viewer's (D94). */
  of: Parties;
  onRemove: (time: string) => void;
}

/** The times that a family has chosen, each with a button that removes it. */
export function ChosenTimes({ times, of, onRemove }: ChosenTimesProps) {
  const { t } = useTranslation('classes');
  const words = useTimes();
  if (times.length === 0) return null;
  return (
    <Box as="ul" listStyle="none" aria-label={t('requests.move.chosen')}>
      {times.map((time) => (
        <Flex as="li" key={time} justifyContent="space-between" alignItems="center" gap="3">
          <ClassMoment at={time} of={of} />
          <IconButton
            size="sm"
            aria-label={t('requests.move.remove', { when: isolated(words.near(time)) })}
            onClick={() => onRemove(time)}
          >
            <XIcon />
          </IconButton>
        </Flex>
      ))}
    </Box>
  );
}
