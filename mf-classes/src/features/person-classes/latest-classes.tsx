import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, List, OneLine, RuledItem, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import type { ClassRow } from '#/api/class-schema.ts';
import type { ClassPerson } from '#/api/classes-of-person.ts';
import { classPlace } from '#/components/class/class-actions.tsx';
import { useStanding } from '#/components/class/class-badge.tsx';
import { personFiltersOf } from '#/components/filters/use-person-filters.tsx';
import { otherSide } from '#/components/person-classes/person-of.ts';
import { places } from '#/components/places.ts';
import { ClassMoment, OtherClocks } from '#/components/time/class-moment.tsx';
import { ZoneNote } from '#/components/time/zone-note.tsx';
import { useViewer } from '#/components/use-viewer.ts';

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
  if (personFiltersOf(useViewer()).includes(filter)) return places.listOf('ended', { [filter]: id });
  return side === 'student' ? `${places.studentClasses(id)}?status=ended` : places.listOf('ended');
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
        <OtherClocks of={row} at={row.starts_at} />
        <OneLine color="fg.muted">{row[otherSide[side]].name}</OneLine>
      </Box>
      <Badge tone={tone}>{label}</Badge>
    </RuledItem>
  );
}
