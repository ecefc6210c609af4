import { Box, OneLine, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQueries, type ReTeaching } from '#/api/progress.ts';
import { places } from '#/components/places.ts';

const MOST_PAGES = 5;
const MOST_STUDENTS = 6;

/** H8: what a teacher must teach again, by student; renders nothing without any. */
export default function HomeReTeaching() {
  const { t } = useTranslation('progress');
  const found = useQuery(progressQueries.reTeaching());
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('reTeaching.title')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data || data.length === 0) return null;
  return (
    <PartCard title={t('reTeaching.title')}>
      <Box as="ul" listStyle="none" marginBlock="-2">
        {data.slice(0, MOST_STUDENTS).map((row) => (
          <OfStudent key={row.student.id} {...row} />
        ))}
      </Box>
      {data.length > MOST_STUDENTS && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="3">
          {t('reTeaching.students', { count: data.length - MOST_STUDENTS })}
        </Text>
      )}
    </PartCard>
  );
}

function OfStudent({ student, pages }: ReTeaching) {
  const { t } = useTranslation('progress');
  const numbers = pages.map(({ page }) => page).toSorted((one, other) => one - other);
  const shown = numbers.slice(0, MOST_PAGES).join(t('handOver.comma'));
  const more = numbers.length - MOST_PAGES;
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <OneLine title={student.name}>
          <TextLink reach to={places.student(student.id)}>
            {student.name}
          </TextLink>
        </OneLine>
        <Text color="fg.muted" fontSize="sm">
          {t('reTeaching.pages', { pages: shown })}
          {more > 0 && <span>{t('reTeaching.more', { count: more })}</span>}
        </Text>
      </Box>
    </RuledItem>
  );
}
