import { useTranslation } from '@academy/shared-auth';
import { Button, Flex, SelectField, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { dateIn } from '../time/time-text.ts';
import { useTimes } from '../time/use-times.ts';
import { MOST_TIMES } from './most-times.ts';

interface FreeTimesProps {
  starts: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The times that are free for both, day by day, on the viewer's clock. */
export function FreeTimes({ starts, chosen, onChange }: FreeTimesProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const days = [...new Map(starts.map((at) => [dateIn(at, times.zone), at]))];
  const [picked, setPicked] = useState('');
  const day = picked || (days[0]?.[0] ?? '');
  if (days.length === 0) return <Text color="fg.muted">{t('requests.move.none')}</Text>;
  const isFull = chosen.length >= MOST_TIMES;
  const toggle = (at: string) =>
    onChange(chosen.includes(at) ? chosen.filter((each) => each !== at) : [...chosen, at].sort());
  return (
    <Stack gap="3">
      <SelectField
        label={t('requests.move.day')}
        options={days.map(([value, at]) => ({ value, label: times.nearDay(at) }))}
        value={day}
        onChange={({ target }) => setPicked(target.value)}
      />
      <Flex as="fieldset" gap="2" flexWrap="wrap" aria-label={t('requests.move.times')}>
        {starts
          .filter((at) => dateIn(at, times.zone) === day)
          .map((at) => (
            <Button
              key={at}
              size="sm"
              variant={chosen.includes(at) ? 'solid' : 'outline'}
              aria-pressed={chosen.includes(at)}
              disabled={isFull && !chosen.includes(at)}
              onClick={() => toggle(at)}
            >
              {times.time(at)}
            </Button>
          ))}
      </Flex>
    </Stack>
  );
}
