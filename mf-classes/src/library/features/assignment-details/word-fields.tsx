import { Box, Button, Flex, IconButton, Stack, TextField } from '@academy/shared-ui';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import type { Moment } from '@academy/shared-ui/recitation';
import { durationText } from '@academy/shared-ui/sound';
import { useTranslation } from 'react-i18next';
import { MOST_WORD, type SoundMark } from '#/library/api/hand-ins.ts';

interface WordFieldsProps {
  marks: readonly SoundMark[];
  moment: Moment;
  onChange: (marks: readonly SoundMark[]) => void;
}

/** Comments at moments: the teacher touches the wave or pauses it, and a button adds one there. */
export function WordFields({ marks, moment, onChange }: WordFieldsProps) {
  const { t } = useTranslation('classes');
  const atMs = Math.round(moment.time * 1000);
  const isTaken = marks.some((mark) => mark.atMs === atMs);
  const add = () => onChange([...marks, { atMs, text: '' }].toSorted((one, other) => one.atMs - other.atMs));
  const change = (at: number, text: string) =>
    onChange(marks.map((mark) => (mark.atMs === at ? { ...mark, text } : mark)));
  return (
    <Stack gap="3" marginBlockStart="3">
      <Button variant="outline" size="sm" alignSelf="flex-start" disabled={isTaken} onClick={add}>
        <PlusIcon aria-hidden />
        {t('handIns.mark.add', { at: durationText(moment.time) })}
      </Button>
      {marks.map((mark) => (
        <Flex key={mark.atMs} gap="1" alignItems="flex-end">
          <Box flex="1" minWidth="0">
            <TextField
              label={t('handIns.mark.word', { at: durationText(mark.atMs / 1000) })}
              dir="auto"
              autoFocus={mark.text === ''}
              maxLength={MOST_WORD}
              value={mark.text}
              onFocus={() => moment.seek(mark.atMs / 1000)}
              onChange={({ target }) => change(mark.atMs, target.value)}
            />
          </Box>
          <IconButton
            aria-label={t('handIns.mark.remove', { at: durationText(mark.atMs / 1000) })}
            onClick={() => onChange(marks.filter((each) => each !== mark))}
          >
            <TrashIcon aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Stack>
  );
}
