import { Card, Grid, PartSkeleton, Stack, Tabs, useWide, VisuallyHidden } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Child, childrenQuery } from '#/base/api/children.ts';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { useClassUpdates } from '#/class/components/meetings/use-meeting-updates.ts';
import { OwnRequestsCard } from '#/timetable/components/requests/own-requests.tsx';
import { ChildCard } from './child-card.tsx';
import { FamilyNow } from './family-now.tsx';
import { useChosenChild } from './use-chosen-child.ts';
import { type FamilyClass, useFamilyClasses } from './use-family-classes.ts';

/** D51: a card for each child of a relative; renders nothing for viewers without children. */
export default function HomeChildren() {
  const { t } = useTranslation('classes');
  useClassUpdates();
  const found = useQuery(childrenQuery());
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('home.children.title')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data && !error) return <PartSkeleton size={homeSizes.children} />;
  const [first, ...others] = data ?? [];
  if (!data || !first) return null;
  if (others.length === 0)
    return (
      <Stack gap="4">
        <OwnRequestsCard />
        <PartCard title={first.name}>
          <ChildCard child={first} />
        </PartCard>
      </Stack>
    );
  return <Family family={data} />;
}

/** Several children: what concerns all of them, and below it two side by side where there is room, else one at a time. */
function Family({ family }: { family: readonly Child[] }) {
  const isWide = useWide();
  const { classes, isPending } = useFamilyClasses(family);
  if (isPending) return <PartSkeleton size={homeSizes.children} />;
  const [nearest] = classes;
  return (
    <Stack gap="4">
      <FamilyNow family={family} nearest={nearest} />
      {isWide && family.length === SIDE_BY_SIDE ? (
        <Grid gap="4" gridTemplateColumns={inTwo} alignItems="start">
          {family.map((child) => (
            <PartCard key={child.id} title={child.name}>
              <ChildCard child={child} isNarrow />
            </PartCard>
          ))}
        </Grid>
      ) : (
        <OneOfChildren family={family} nearest={nearest} />
      )}
    </Stack>
  );
}

const SIDE_BY_SIDE = 2;
const inTwo = 'repeat(2, minmax(0, 1fr))';

/** Shows the chosen child's card, with a switch to the others. */
function OneOfChildren({ family, nearest }: { family: readonly Child[]; nearest: FamilyClass | undefined }) {
  const { t } = useTranslation('classes');
  const { child, choose } = useChosenChild(family, nearest);
  const headingId = useId();
  if (!child) return null;
  return (
    <Card asChild position="relative">
      <section aria-labelledby={headingId}>
        <VisuallyHidden as="h2" id={headingId}>
          {child.name}
        </VisuallyHidden>
        <Tabs
          label={t('home.children.title')}
          tabs={family.map(({ id, name }) => ({ id, label: name }))}
          value={child.id}
          onChange={choose}
        >
          <ChildCard key={child.id} child={child} />
        </Tabs>
      </section>
    </Card>
  );
}
