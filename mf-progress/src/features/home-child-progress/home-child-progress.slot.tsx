import { useSession } from '@academy/shared-auth';
import { Button, Stack, Text } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { progressQueries } from '#/api/progress.ts';
import { places } from '#/components/places.ts';

/** D141: how far the child is, in one sentence, and the way to the map. */
export default function HomeChildProgress() {
  const { t } = useTranslation('progress');
  const id = useSession(({ user }) => user?.id ?? '');
  const found = useQuery(progressQueries.of(id));
  const { data, error } = found;
  if (!data && !error) return null;
  return (
    <PartCard title={t('own.title')}>
      {data ? (
        <Stack gap="3">
          <Text fontSize="lg">{t('child.far', { count: data.memorised })}</Text>
          <Button asChild size="lg" variant="outline">
            <Link to={places.own}>
              <BookOpenIcon aria-hidden />
              {t('child.open')}
            </Link>
          </Button>
        </Stack>
      ) : (
        <PartError query={found} />
      )}
    </PartCard>
  );
}
