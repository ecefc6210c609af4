import { Box, ListItem, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { personFiltersOf } from '#/base/components/filters/use-person-filters.tsx';
import { FramedList } from '#/base/components/framed-list.tsx';
import { places } from '#/base/components/places.ts';
import { ClassMoment, OtherClocks } from '#/base/components/time/class-moment.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { placeOfClasses } from '#/class/components/list-places.ts';
import { ConflictText } from '#/class/components/time-check/conflict-text.tsx';
import type { Move, MoveConflict } from '#/timetable/api/move-classes.ts';

interface ConflictListProps {
  conflicts: readonly MoveConflict[];
  move: Move;
  /** The people of the classes. */
  of: Parties;
}

/** The classes that stay, each with its conflict and a link to move it to another time. */
export function ConflictList({ conflicts, move, of }: ConflictListProps) {
  const { t } = useTranslation('classes');
  const isFilter = personFiltersOf(useViewer()).includes('teacher_id');
  const list = placeOfClasses('scheduled', { student_id: move.studentId, teacher_id: move.fromTeacherId });
  return (
    <Box fontSize="sm">
      <FramedList>
        {conflicts.map(({ id, starts_at, conflict }) => (
          <ListItem key={id} paddingInline="3" paddingBlock="2.5">
            <Text fontWeight="medium">
              <TextLink reach to={places.details(id)}>
                <ClassMoment at={starts_at} />
              </TextLink>
              <OtherClocks of={of} at={starts_at} />
            </Text>
            <Text color="fg.muted">{t('move.conflicts.with')}</Text>
            <ConflictText conflict={conflict} />
          </ListItem>
        ))}
      </FramedList>
      {isFilter && (
        <Text marginBlockStart="3">
          <TextLink reach to={list}>
            {t('move.conflicts.open')}
          </TextLink>
        </Text>
      )}
    </Box>
  );
}
