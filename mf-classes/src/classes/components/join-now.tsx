import { Button } from '@academy/shared-ui';
import { VideoIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#/base/components/time/use-now.ts';
import { useViewer, type Viewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail, ClassRow } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { joiningOf } from '#/class/components/joining.ts';
import { meetingLink } from '#/class/components/meetings/meeting-link.ts';
import { JoinButton } from './join-button.tsx';

const QUARTER_MINUTE = 15_000;

/** D23: whether this viewer can join the class now; relatives open their child's meeting. */
function isJoinable(row: ClassRow, { id, side }: Pick<Viewer, 'id' | 'side'>, now: number): boolean {
  const joins = side === 'family' ? { ...row, may: { ...row.may, join: true } } : row;
  return joiningOf(joins, id, now) === 'open';
}

/** The classes of a list that can be joined now; it updates with the clock. */
export function useJoinable(isRunning: boolean): (row: ClassRow) => boolean {
  const viewer = useViewer();
  const now = useNow(isRunning, QUARTER_MINUTE);
  return (row) => isRunning && isJoinable(row, viewer, now);
}

/**
 * The button that joins a class; while its meeting is unknown, or if a relative finds none, the row's other content.
 */
export function JoinNow({ row, children }: { row: ClassRow; children: ReactNode }) {
  const { id, side } = useViewer();
  const { data: detail } = useQuery(classQueries.detail(row.id));
  if (!detail) return children;
  if (side === 'family') return <MeetingOfChild detail={detail}>{children}</MeetingOfChild>;
  const isJoined = detail.log.some(({ user, left_at }) => user.id === id && left_at === null);
  return <JoinButton detail={detail} isJoined={isJoined} size="sm" />;
}

function MeetingOfChild({ detail, children }: { detail: ClassDetail; children: ReactNode }) {
  const { t } = useTranslation('classes');
  const link = meetingLink(detail, detail.student.name);
  if (!link) return children;
  return (
    <Button asChild size="sm">
      <a href={link} target="_blank" rel="noopener noreferrer">
        <VideoIcon aria-hidden />
        {t('join.join')}
      </a>
    </Button>
  );
}
