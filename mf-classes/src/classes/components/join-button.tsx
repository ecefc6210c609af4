import { Button } from '@academy/shared-ui';
import { VideoIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { meetingLink } from '#/class/components/meetings/meeting-link.ts';
import { useJoining } from '#/class/components/use-joining.ts';

interface JoinButtonProps {
  detail: ClassDetail;
  isJoined: boolean;
  size?: 'sm' | 'lg';
}

/**
 * With the meeting's link the button is a link, so that no browser blocks the window; it also leads back to a closed
 * window.
 */
export function JoinButton({ detail, isJoined, size = 'lg' }: JoinButtonProps) {
  const { t } = useTranslation('classes');
  const { join, leave } = useJoining(detail.id);
  const { name } = useViewer();
  if (isJoined)
    return (
      <>
        {detail.zoom_link && (
          <Button asChild size={size}>
            <a href={detail.zoom_link} target="_blank" rel="noopener noreferrer">
              <VideoIcon aria-hidden />
              {t('join.again')}
            </a>
          </Button>
        )}
        <Button size={size} variant="outline" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('join.leave')}
        </Button>
      </>
    );
  const content = (
    <>
      <VideoIcon aria-hidden />
      {t('join.join')}
    </>
  );
  const link = meetingLink(detail, name);
  if (!link)
    return (
      <Button size={size} loading={join.isPending} onClick={() => join.mutate()}>
        {content}
      </Button>
    );
  return (
    <Button asChild size={size} onClick={() => join.mutate()}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    </Button>
  );
}
