import { Badge, Box, List, OneLine, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassPerson } from '#/class/api/classes-of-person.ts';
import { otherSide } from '#/class/components/person-of.ts';
import { seriesQueries } from '#/timetable/api/series.ts';
import { suggestionsByLength } from '#/timetable/components/series/by-length.ts';
import { SuggestedTimes } from '#/timetable/components/series/suggested-times.tsx';
import { OwnClock, useWeeklyTimes } from '#/timetable/components/series/weekly-times.tsx';

/** A person's weekly classes, with a link that adds more for a student; renders nothing without both. */
export function PersonSeries({ person }: { person: ClassPerson }) {
  const { t } = useTranslation('classes');
  const timesOf = useWeeklyTimes();
  const { can } = useViewer();
  const { data } = useQuery(seriesQueries.ofPerson(person.side, person.id));
  const canAdd = person.side === 'student' && can('classes.my_classes.create');
  const { data: suggestions = [] } = useQuery({
    ...seriesQueries.suggestions(person.id),
    select: suggestionsByLength,
    enabled: canAdd,
  });
  if (!data || (data.length === 0 && !canAdd)) return null;
  const add = canAdd && (
    <TextLink to={places.addSeries(person.id)} fontSize="sm">
      {t('seriesForm.add')}
    </TextLink>
  );
  return (
    <PartCard title={t('series.personTitle')} action={add}>
      {data.length + suggestions.length === 0 && <Text color="fg.muted">{t('series.personNone')}</Text>}
      <List>
        {data.map((row) => (
          <RuledItem key={row.id} alignItems="flex-start">
            <Box minWidth="0" fontSize="sm">
              <TextLink to={places.series(row.id)}>{timesOf(row)}</TextLink>
              <OwnClock of={row} />
              <SubjectLine of={row} />
              <OneLine color="fg.muted">{row[otherSide[person.side]].name}</OneLine>
            </Box>
            {row.waiting > 0 && <Badge tone="warning">{t('series.waiting', { count: row.waiting })}</Badge>}
          </RuledItem>
        ))}
        {suggestions.map((suggestion) => (
          <RuledItem key={`${suggestion.teacher.id} ${suggestion.minutes}`} alignItems="flex-start">
            <SuggestedTimes suggestion={suggestion}>
              <TextLink reach to={places.addSeries(person.id, suggestion)} fontSize="sm">
                {t('series.suggestion.make')}
              </TextLink>
            </SuggestedTimes>
          </RuledItem>
        ))}
      </List>
    </PartCard>
  );
}
