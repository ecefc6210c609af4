import { Box, Button, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import { problemsIn, wall as wallRules } from '#/class/components/fields/class-rules.ts';
import { instantOfWall } from '#/class/components/time-check/instant-of-wall.ts';
import { WallFields } from '#/class/components/time-check/wall-fields.tsx';
import { MOST_TIMES } from './most-times.ts';

interface OwnTimeProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** If the teacher's free times are unknown: date and time on the viewer's clock, added one by one. */
export function OwnTime({ chosen, onChange }: OwnTimeProps) {
  const { t } = useTranslation('classes');
  const { zone, city } = useTimes();
  const [wall, setWall] = useState({ date: '', time: '' });
  const [isChecked, setChecked] = useState(false);
  const wrong = problemsIn(wallRules, wall);
  const errorAt = (name: keyof typeof wall) => (isChecked && wrong[name] ? t(wrong[name]) : undefined);
  const add = () => {
    if (wrong.date || wrong.time) return setChecked(true);
    onChange([...new Set([...chosen, instantOfWall(wall, zone)])]);
    setWall({ date: '', time: '' });
    setChecked(false);
  };
  if (chosen.length >= MOST_TIMES) return null;
  return (
    <Stack gap="3">
      <Text fontSize="sm" color="fg.muted">
        {t('requests.move.unknown', { city: city(zone) })}
      </Text>
      <WallFields wall={wall} errorAt={errorAt} onChange={(part) => setWall({ ...wall, ...part })} />
      <Box>
        <Button variant="outline" onClick={add}>
          {t('requests.move.add')}
        </Button>
      </Box>
    </Stack>
  );
}
