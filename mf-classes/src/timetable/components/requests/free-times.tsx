import { Button, Flex, SelectField, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateIn } from '#/base/components/time/time-text.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { MOST_TIMES } from './most-times.ts';

interface FreeTimesProps {
  starts: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const QUARTER_MS = 15 * 60_000;
/** All zones differ from UTC by whole quarters of an hour. */
const isOnQuarter = (at: string) => Date.parse(at) % QUARTER_MS === 0;

/** The times that are free for both, day by day, on the viewer's clock; first those on the quarter of an hour. */
export function FreeTimes({ starts, chosen, onChange }: FreeTimesProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const days = [...new Map(starts.map((at) => [dateIn(at, times.zone), at]))];
  const [picked, setPicked] = useState('');
  const [isAll, setAll] = useState(false);
  const day = picked || (days[0]?.[0] ?? '');
  if (days.length === 0) return <Text color="fg.muted">{t('requests.move.none')}</Text>;
  const ofDay = starts.filter((at) => dateIn(at, times.zone) === day);
  const onQuarter = ofDay.filter((at) => isOnQuarter(at) || chosen.includes(at));
  const shown = isAll || onQuarter.length === 0 ? ofDay : onQuarter;
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
        {shown.map((at) => (
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
        {shown.length < ofDay.length && (
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {t('requests.move.more')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
