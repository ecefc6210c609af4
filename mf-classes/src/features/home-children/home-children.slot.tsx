import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Card, PartSkeleton, Tabs, VisuallyHidden } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useId } from 'react';
import { type Child, childrenQuery } from '#/api/children.ts';
import { homeSizes } from '#/components/home-sizes.ts';
import { useClassUpdates } from '#/components/meetings/use-meeting-updates.ts';
import { ChildCard } from './child-card.tsx';
import { useChosenChild } from './use-chosen-child.ts';

/** D51: a card for each child of a relative, one at a time; renders nothing for viewers without children. */
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
  const [first, second] = data ?? [];
  if (!data || !first) return null;
  if (second) return <OneOfChildren family={data} />;
  return (
    <PartCard title={first.name}>
      <ChildCard child={first} />
    </PartCard>
  );
}

/** Shows the chosen child's card, with a switch to the others. */
function OneOfChildren({ family }: { family: readonly Child[] }) {
  const { t } = useTranslation('classes');
  const { child, choose } = useChosenChild(family);
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
