import type { Badge } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Assignment } from '#/library/api/assignments.ts';
import type { Grade } from '#/library/api/hand-ins.ts';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

export interface State {
  label: string;
  tone: Tone;
}

export const gradeTones: Record<Grade | 'other', Tone> = {
  excellent: 'success',
  good: 'success',
  needs_practice: 'accent',
  again: 'warning',
  other: 'neutral',
};

const DAY_MS = 86_400_000;

/** The state of an assignment in words; if nobody has to act, whether it was opened. */
export function useAssignmentState(): (row: Assignment) => State {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return ({ hand_in: handIn, due, due_at: dueAt, seen }) => {
    const grade = handIn?.grade;
    if (grade === 'again') return { label: t('handIns.state.again'), tone: gradeTones.again };
    if (grade) return { label: t(`handIns.grade.${grade}`), tone: gradeTones[grade] };
    if (handIn) return { label: t('handIns.state.waiting'), tone: 'info' };
    if (due !== null && dueAt !== null) {
      const left = Date.parse(dueAt) - Date.now();
      if (left <= 0) return { label: t('handIns.state.overdue'), tone: 'danger' };
      const day = times.nearDayInText(momentOf(due));
      return { label: t('handIns.state.due', { day }), tone: left < 2 * DAY_MS ? 'warning' : 'neutral' };
    }
    return seen
      ? { label: t('assignments.seen', { when: times.nearDayInText(seen.at) }), tone: 'success' }
      : { label: t('assignments.unseen'), tone: 'neutral' };
  };
}

/** An instant that is on the same day on nearly all clocks, so every viewer sees the student's day. */
export const momentOf = (day: string): string => `${day}T10:30:00Z`;
