import { Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { AuthorizeButton } from '#/class/components/meetings/authorize-button.tsx';

/** Why a future class has no link yet. */
export function MeetingLine({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const { meeting, zoom_link, status, teacher } = detail;
  if (!meeting || zoom_link || status !== 'scheduled') return null;
  const isTeacher = viewer.id === teacher.id;
  const { state } = meeting;
  if (state !== 'pending' && state !== 'unauthorized' && state !== 'failed') return null;
  return (
    <Stack gap="2" alignItems={{ base: 'stretch', md: 'flex-end' }}>
      <Text role="status" fontSize="sm" color="fg.muted" textAlign={{ base: 'start', md: 'end' }}>
        {t(`zoom.meeting.${state}${isTeacher ? '.teacher' : '.other'}`)}
      </Text>
      {state === 'unauthorized' && isTeacher && <AuthorizeButton size="sm" variant="outline" />}
    </Stack>
  );
}
