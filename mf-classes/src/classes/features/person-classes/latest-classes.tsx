import { Badge, Box, List, OneLine, RuledItem, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { personFiltersOf } from '#/base/components/filters/use-person-filters.tsx';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment, OtherClocks } from '#/base/components/time/class-moment.tsx';
import { ZoneNote } from '#/base/components/time/zone-note.tsx';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import type { ClassPerson } from '#/class/api/classes-of-person.ts';
import { placeOfClasses } from '#/class/components/list-places.ts';
import { otherSide } from '#/class/components/person-of.ts';
import { classPlace } from '#/classes/components/class-actions.tsx';
import { useStanding } from '#/classes/components/class-badge.tsx';

const SHOWN = 5;

interface LatestClassesProps {
  /** The latest first. */
  rows: readonly ClassRow[];
  person: ClassPerson;
}

/** The latest held classes, with a link to all of them. */
export function LatestClasses({ rows, person }: LatestClassesProps) {
  const { t } = useTranslation('classes');
  const action = (
    <TextLink to={useAllOf(person)} fontSize="sm">
      {t('personClasses.all')}
    </TextLink>
  );
  return (
    <PartCard title={t('personClasses.latest')} action={action}>
      <List>
        {rows.slice(0, SHOWN).map((row) => (
          <LatestClass key={row.id} row={row} side={person.side} />
        ))}
      </List>
      <ZoneNote />
    </PartCard>
  );
}

/**
 * The viewer's list filtered by the person; a viewer without that filter gets the person's own page or the whole list.
 */
function useAllOf({ id, side }: ClassPerson): string {
  const filter = `${side}_id` as const;
  if (personFiltersOf(useViewer()).includes(filter)) return placeOfClasses('ended', { [filter]: id });
  return side === 'student' ? `${places.studentClasses(id)}?status=ended` : placeOfClasses('ended');
}

function LatestClass({ row, side }: { row: ClassRow; side: ClassPerson['side'] }) {
  const viewer = useViewer();
  const { label, tone } = useStanding()(row);
  return (
    <RuledItem alignItems="flex-start">
      <Box minWidth="0" fontSize="sm">
        <TextLink to={classPlace(row, viewer)}>
          <ClassMoment at={row.starts_at} ends={row.ends_at} />
        </TextLink>
        <SubjectLine of={row} />
        <OtherClocks of={row} at={row.starts_at} />
        <OneLine color="fg.muted">{row[otherSide[side]].name}</OneLine>
      </Box>
      <Badge tone={tone}>{label}</Badge>
    </RuledItem>
  );
}
