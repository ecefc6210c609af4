import { localeOf } from '@academy/shared-auth';
import { Box, Flex, Skeleton, Span, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listOfRole, places } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { homeQueries, type PeopleFigures } from '#/home/api/home.ts';
import { Figures } from '#/home/components/figures.tsx';
import { sizes } from '#/home/components/sizes.ts';

/** D51: the number of people in the viewer's scope, by role, and the new ones. */
export default function HomePeople() {
  const { t } = useTranslation('users');
  const found = useQuery(homeQueries.people());
  const { data, error } = found;
  const recent = data?.new_registrations;
  return (
    <PartCard height="full" title={t('home.people.title')} query={found} room={!data && sizes.people}>
      {error && !data ? (
        <PartError query={found} />
      ) : (
        <>
          <Figures
            figures={[
              { label: t(data?.view === 'team' ? 'home.people.team' : 'home.people.total'), value: data?.total_users },
              { label: t('home.people.today'), value: recent?.today },
              { label: t('home.people.week'), value: recent?.this_week },
              { label: t('home.people.month'), value: recent?.this_month },
            ]}
          />
          {data ? (
            <Roles roles={data.roles} />
          ) : (
            <Box data-bones aria-hidden {...rolesPlace}>
              <Skeleton height="5" width="full" maxWidth="24rem" />
            </Box>
          )}
        </>
      )}
    </PartCard>
  );
}

const rolesPlace = {
  marginBlockStart: '5',
  paddingBlockStart: '4',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
} as const;

function Roles({ roles }: Pick<PeopleFigures, 'roles'>) {
  const { t, i18n } = useTranslation('users');
  const nameOf = useRoleName();
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const sorted = Object.entries(roles).sort(([, one], [, other]) => other - one);
  return (
    <Flex
      as="ul"
      listStyle="none"
      aria-label={t('home.people.roles')}
      columnGap="5"
      rowGap={{ base: '5', md: '2' }}
      flexWrap="wrap"
      {...rolesPlace}
      fontSize="sm"
    >
      {sorted.map(([role, count]) => (
        <li key={role}>
          <TextLink reach to={places.list(listOfRole(role))}>
            <bdi>{nameOf(role)}</bdi>
          </TextLink>{' '}
          <Span fontVariantNumeric="tabular-nums" color="fg.muted">
            {number.format(count)}
          </Span>
        </li>
      ))}
    </Flex>
  );
}
