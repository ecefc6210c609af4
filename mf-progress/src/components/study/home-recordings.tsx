import { Box, ConfirmDialog, IconButton, List, RuledItem, Span, Stack } from '@academy/shared-ui';
import { TrashIcon } from '@academy/shared-ui/icons';
import { RecitationPlayer } from '@academy/shared-ui/recitation';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { bytesAt } from '@academy/shared-ui/sound';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeRecording, homeRecordingsQuery, removeHomeRecording } from '#/api/home-recordings.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { pageNumbers } from './page-numbers.ts';
import { usePlayerWords } from './recitation-words.ts';

/** D150: what the family recorded at home, for family and staff. Renders nothing without any. */
export function HomeRecordings({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const found = useQuery(homeRecordingsQuery(studentId));
  const { data = [], error } = found;
  if (data.length === 0 && !error) return null;
  return (
    <Box _print={{ display: 'none' }}>
      <PartCard title={t('recording.title')} query={found}>
        {data.length === 0 ? (
          <PartError query={found} />
        ) : (
          <List marginBlock="-3">
            {data.map((recording) => (
              <Recorded key={recording.id} {...{ studentId, recording }} />
            ))}
          </List>
        )}
      </PartCard>
    </Box>
  );
}

interface RecordedProps {
  studentId: string;
  recording: HomeRecording;
}

function Recorded({ studentId, recording }: RecordedProps) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const words = usePlayerWords();
  const { file, pages, on, by, seconds, may } = recording;
  const { id, image_path: src, size } = file;
  const about = { pages: pageNumbers(pages, t('handOver.comma')), day: dayText(on) };
  return (
    <RuledItem alignItems="flex-start">
      <Stack gap="1" flex="1" minWidth="0">
        <Span fontSize="sm">{t('recording.line', { ...about, name: by.name })}</Span>
        <RecitationPlayer recording={{ id, src, size, read: () => bytesAt(src) }} {...{ words, seconds }} />
      </Stack>
      {may.remove && <RemoveRecording {...{ studentId, recording }} name={t('recording.removeOf', about)} />}
    </RuledItem>
  );
}

function RemoveRecording({ studentId, recording, name }: RecordedProps & { name: string }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeHomeRecording(studentId, recording.id),
    onSuccess: () => client.invalidateQueries({ queryKey: homeRecordingsQuery(studentId).queryKey }),
  });
  return (
    <>
      <IconButton variant="ghost" aria-label={name} onClick={() => setAsked(true)}>
        <TrashIcon size={18} />
      </IconButton>
      {isAsked && (
        <ConfirmDialog
          open
          title={t('recording.question')}
          description={t('recording.what')}
          confirmLabel={t('recording.remove')}
          error={removing.isError ? t('recording.notRemoved') : null}
          pending={removing.isPending}
          onConfirm={() => removing.mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
