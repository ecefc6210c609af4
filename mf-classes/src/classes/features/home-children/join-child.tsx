import { Button } from '@academy/shared-ui';
import { VideoIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Child } from '#/base/api/children.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { meetingLink } from '#/class/components/meetings/meeting-link.ts';

const HOUR = 3_600_000;

/** The link to the meeting of a child's class while it is open. */
export function JoinChild({ child, row, now }: { child: Child; row: ClassRow; now: number }) {
  const { t } = useTranslation('classes');
  const isNear = Date.parse(row.starts_at) - now < HOUR;
  const { data: detail } = useQuery({ ...classQueries.detail(row.id), enabled: isNear });
  const isOpen = detail && now >= Date.parse(detail.join.opens_at) && now < Date.parse(detail.join.closes_at);
  const link = isOpen ? meetingLink(detail, child.name) : null;
  if (!link) return null;
  return (
    <Button asChild>
      <a href={link} target="_blank" rel="noopener noreferrer">
        <VideoIcon aria-hidden />
        {t('join.join')}
      </a>
    </Button>
  );
}
