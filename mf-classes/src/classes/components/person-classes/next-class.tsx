import { Stack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { OtherClock } from '#/base/components/time/other-clock.tsx';
import { useOtherParties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';

/** The time for the viewer, and below it for each person whose clock differs (D55). */
export function NextClass({ row }: { row: ClassRow }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const others = useOtherParties()(row, row.starts_at);
  return (
    <>
      <TextLink reach to={places.details(row.id)}>
        <ClassMoment at={row.starts_at} ends={row.ends_at} />
      </TextLink>
      <SubjectLine of={row} />
      <Text fontSize="sm" color="fg.subtle">
        {t('details.clock.own', { city: times.city(times.zone) })}
      </Text>
      <Stack as="ul" listStyle="none" gap="1" marginBlockStart="2">
        {others.map((party) => (
          <OtherClock key={party.id} party={party} starts={row.starts_at} ends={row.ends_at} />
        ))}
      </Stack>
    </>
  );
}
