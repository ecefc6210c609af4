import { Badge, Box, Flex, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import type { ClassRequest } from '#/timetable/api/requests.ts';
import { RequestAnswer } from './request-answer.tsx';
import { useExcusesMonth, useExcusesText, useRequestText } from './request-words.ts';

const tones = {
  open: 'info',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const;

/** The request, its reason, its result, and the viewer's actions. */
export function RequestView({ request, isCancelled = false }: { request: ClassRequest; isCancelled?: boolean }) {
  const { t } = useTranslation('classes');
  const words = useRequestText();
  const excusesText = useExcusesText();
  const monthOf = useExcusesMonth();
  const { status, reason, note, times, excuses } = request;
  const isOpen = status === 'open';
  return (
    <Stack gap="2">
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <Text fontWeight="medium">{words.asked(request)}</Text>
        <Badge tone={status === 'other' ? 'neutral' : tones[status]}>
          {t(`requests.status.${status === 'other' ? 'lapsed' : status}`)}
        </Badge>
      </Flex>
      {reason && (
        <Text overflowWrap="anywhere">
          <bdi>{reason}</bdi>
        </Text>
      )}
      {isOpen && times.length > 0 && (
        <Box as="ul" listStyle="none" aria-label={t('requests.move.times')}>
          {times.map((time) => (
            <li key={time}>
              <ClassMoment at={time} of={request.class} />
            </li>
          ))}
        </Box>
      )}
      {isOpen && excuses && (
        <Text fontSize="sm" color="fg.muted">
          {excusesText(excuses)}
        </Text>
      )}
      {!isOpen && (
        <Text fontSize="sm" color="fg.muted">
          {words.state(request, isCancelled)}
        </Text>
      )}
      {note && (
        <Text overflowWrap="anywhere">
          <bdi>{note}</bdi>
        </Text>
      )}
      {isOpen && excuses && request.may.reject && !request.may.accept && (
        <Text fontSize="sm" color="fg.muted">
          {t('requests.adminAlone', { month: monthOf(excuses) })}
        </Text>
      )}
      <RequestAnswer request={request} />
    </Stack>
  );
}
