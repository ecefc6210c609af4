import { Badge, Box, Flex, ListItem, Text, TextLink } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';
import type { outcomeTones } from '../class-job/outcome-tones.ts';
import { isMovedToNight } from './night.ts';

interface ListedRowProps {
  row: ListedClass;
  /** Whether nothing is decided about it yet. */
  isOpen?: boolean;
  /** Whether it leads to the class: not out of a form. */
  isLinked?: boolean;
  /** What it is said to do instead of what its places tell. */
  words?: string;
  /** The result, in words. */
  badge?: { label: string; tone: (typeof outcomeTones)[keyof typeof outcomeTones] };
  problem?: string | null;
  /** The decision about it. */
  children?: ReactNode;
}

/** Times with two cities need two lines on a phone. */
const wrapped = { '& span': { whiteSpace: 'normal' } };

/** What an action does to a class, by its places before and after. */
function useActionWords() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return ({ before, after }: ListedClass): string => {
    if (!after) return t('timesOff.what.cancel');
    if (after.teacher.id !== before.teacher.id)
      return t('timesOff.what.substitute', { name: isolated(after.teacher.name) });
    if (after.startsAt === before.startsAt) return '';
    return t('shifts.form.insteadOf', { when: isolated(times.nearInText(before.startsAt)) });
  };
}

function NightLine({ row }: { row: ListedClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { student, after } = row;
  if (!after || !isMovedToNight(row)) return null;
  const words = { city: times.city(student.timezone), time: isolated(times.time(after.startsAt, student.timezone)) };
  return (
    <Text fontSize="sm" color="warning.fg">
      {t('classList.night', words)}
    </Text>
  );
}

/**
 * A class in the list of an absence, a closure, a shift or a hold: with its time on all clocks, and what becomes of it.
 * Before saving, afterwards and before an undo it is shown by this.
 */
export function ListedRow({ row, isOpen, isLinked, words, badge, problem, children }: ListedRowProps) {
  const wordsOf = useActionWords();
  const { startsAt, endsAt, teacher } = row.after ?? row.before;
  const title = <bdi>{row.title}</bdi>;
  const action = isOpen ? '' : (words ?? wordsOf(row));
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0" flex="1 1 14rem" css={wrapped}>
          <Text fontWeight="medium">{isLinked ? <TextLink to={places.details(row.id)}>{title}</TextLink> : title}</Text>
          <ClassMoment at={startsAt} ends={endsAt} of={{ student: row.student, teacher }} />
          {action && (
            <Text fontSize="sm" color="fg.muted">
              {action}
            </Text>
          )}
          <NightLine row={row} />
          {problem && (
            <Text fontSize="sm" color="warning.fg">
              {problem}
            </Text>
          )}
        </Box>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {children}
      </Flex>
    </ListItem>
  );
}
