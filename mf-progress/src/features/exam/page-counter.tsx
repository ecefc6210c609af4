import { localeOf, useLanguage } from '@academy/shared-auth';
import { Button, Flex, Heading, IconButton, List, RuledItem, Span, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { DrawnPage, Mistakes } from '#/api/exams.ts';
import type { Structure } from '#/api/structure.ts';
import { MushafLink } from '#/components/range/mushaf-link.tsx';
import { surahOf } from '#/components/range/range.ts';
import { ayahsOf } from './ayahs-of.ts';
import { usePlaceText } from './use-place-text.ts';

interface PageCounterProps {
  page: DrawnPage;
  structure: Structure;
  mistakes: readonly Mistakes[];
  onCount: (place: Omit<Mistakes, 'count'>, by: 1 | -1) => void;
}

/** A drawn page: each press of an ayah, or of the page as a whole, is a mistake there. */
export function PageCounter({ page, structure, mistakes, onCount }: PageCounterProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  const noted = mistakes.filter((each) => each.page === page.page);
  const countAt = (surah: number, ayah: number) =>
    noted.find((each) => each.surah === surah && each.ayah === ayah)?.count ?? 0;
  return (
    <Stack gap="4">
      <Heading as="h2" size="sm">
        {t('map.page', { number: page.page })}
      </Heading>
      <MushafLink structure={structure} range={page} />
      <Text color="fg.muted">{t('exam.run.press')}</Text>
      {ayahsOf(structure, page).map(({ surah, ayahs }) => {
        const name = surahOf(structure, surah)?.name[language] ?? '';
        return (
          <Stack key={surah} gap="2" role="group" aria-label={name}>
            <Text fontWeight="medium">{name}</Text>
            <Flex gap="2" flexWrap="wrap">
              {ayahs.map((ayah) => {
                const count = countAt(surah, ayah);
                return (
                  <Button
                    key={ayah}
                    variant={count > 0 ? 'solid' : 'outline'}
                    minWidth="14"
                    minHeight="12"
                    aria-label={t('exam.run.ayah', { ayah, count })}
                    onClick={() => onCount({ page: page.page, surah, ayah }, 1)}
                  >
                    <Span aria-hidden>
                      {[ayah, ...(count > 0 ? [count] : [])].map((each) => number.format(each)).join(' · ')}
                    </Span>
                  </Button>
                );
              })}
            </Flex>
          </Stack>
        );
      })}
      <Button size="lg" variant="outline" onClick={() => onCount({ page: page.page, surah: null, ayah: null }, 1)}>
        {t('exam.run.somewhere')}
      </Button>
      <NotedList noted={noted} structure={structure} onCount={onCount} />
    </Stack>
  );
}

/** What was counted on the page, to take back. */
function NotedList({
  noted,
  structure,
  onCount,
}: Pick<PageCounterProps, 'structure' | 'onCount'> & { noted: Mistakes[] }) {
  const { t } = useTranslation('progress');
  const placeText = usePlaceText(structure);
  const total = noted.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap="1">
      <Text fontWeight="medium" role="status">
        {t('exam.mistakes', { count: total })}
      </Text>
      <List>
        {noted.map(({ count, ...place }) => (
          <RuledItem key={`${place.surah}:${place.ayah}`} alignItems="center">
            <Span flex="1">{t('class.counted', { what: placeText(place), count })}</Span>
            <IconButton
              variant="outline"
              aria-label={t('part.less', { what: placeText(place) })}
              onClick={() => onCount(place, -1)}
            >
              <Span aria-hidden>−</Span>
            </IconButton>
          </RuledItem>
        ))}
      </List>
    </Stack>
  );
}
