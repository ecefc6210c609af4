import { useSession } from '@academy/shared-auth';
import { Flex, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MakeUps } from '#/base/components/make-ups.tsx';
import { places } from '#/base/components/people/places.ts';
import { homeQueries } from '#/home/api/home.ts';
import { Figures } from '#/home/components/figures.tsx';
import { sizes } from '#/home/components/sizes.ts';

/** D51: a student's remaining classes. */
export default function HomeRemaining() {
  const { t } = useTranslation('users');
  const id = useSession(({ user }) => user?.id ?? '');
  const found = useQuery(homeQueries.own());
  const { data, error } = found;
  return (
    <PartCard height="full" title={t('home.remaining.title')} query={found} room={!data && sizes.remaining}>
      {error && !data ? (
        <PartError query={found} />
      ) : (
        <>
          <Flex columnGap="6" rowGap="3" flexWrap="wrap" justifyContent="space-between" alignItems="flex-end">
            <Figures
              figures={[
                { label: t('home.remaining.left'), value: data && (data.remaining_classes ?? 0), isMain: true },
                { label: t('home.remaining.month'), value: data?.month_classes },
              ]}
            />
            <TextLink alone to={places.studentClasses(id)} fontSize="sm">
              {t('home.remaining.all')}
            </TextLink>
          </Flex>
          <MakeUps studentId={id} />
        </>
      )}
    </PartCard>
  );
}
