import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Grid, PartSkeleton } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { childrenQuery } from '#/api/children.ts';
import { homeSizes } from '#/components/home-sizes.ts';
import { ChildCard } from './child-card.tsx';

/** D51: a card for each child of a relative; nothing for who has none. */
export default function HomeChildren() {
  const { t } = useTranslation('classes');
  const found = useQuery(childrenQuery());
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('home.children.title')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data && !error) return <PartSkeleton size={homeSizes.children} />;
  if (!data?.length) return null;
  return (
    <Grid
      gap="4"
      alignItems="stretch"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: data.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
    >
      {data.map((child) => (
        <ChildCard key={child.id} child={child} />
      ))}
    </Grid>
  );
}
