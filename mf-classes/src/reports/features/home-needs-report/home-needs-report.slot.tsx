import { Bones, Box, Button, OneLine, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { placeOfClasses } from '#/class/components/list-places.ts';

const SHOWN = 5;
const oldestFirst = { page: 1, perPage: SHOWN, sort: 'starts_at', q: '', filters: {} };

/** D51: the classes of a teacher that wait for their report, the oldest first. */
export default function HomeNeedsReport() {
  const { t } = useTranslation('classes');
  const found = useQuery(classQueries.list({ status: 'needs_report_to_end' }, oldestFirst));
  const { data } = found;
  const isMore = data && data.total > data.rows.length;
  return (
    <PartCard
      title={t('home.unreported.title')}
      room={!data && homeSizes.needsReport}
      action={
        isMore && (
          <TextLink reach to={placeOfClasses('needs_report_to_end')} fontSize="sm">
            {t('home.unreported.all', { count: data.total })}
          </TextLink>
        )
      }
    >
      {found.error && !data ? (
        <PartError query={found} />
      ) : !data ? (
        <Bones of={homeSizes.needsReport} />
      ) : data.total === 0 ? (
        <Text color="fg.muted">{t('home.unreported.none')}</Text>
      ) : (
        <Box as="ul" listStyle="none" marginBlock="-2">
          {data.rows.map((row) => (
            <Unreported key={row.id} row={row} />
          ))}
        </Box>
      )}
    </PartCard>
  );
}

function Unreported({ row }: { row: ClassRow }) {
  const { t } = useTranslation('classes');
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <OneLine>{row.student.name}</OneLine>
        <Text fontSize="sm" color="fg.muted">
          <ClassMoment at={row.starts_at} ends={row.ends_at} of={row} />
        </Text>
      </Box>
      {row.may.report && (
        <Button asChild variant="outline" size="sm">
          <Link
            to={places.manage(row.id)}
            aria-label={t('home.unreported.write', { action: t('action.report'), name: row.student.name })}
          >
            {t('action.report')}
          </Link>
        </Button>
      )}
    </RuledItem>
  );
}
