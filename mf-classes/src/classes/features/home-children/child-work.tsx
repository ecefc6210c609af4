import { localeOf } from '@academy/shared-auth';
import { Box, OneLine, RuledItem, Skeleton, Text, TextLink } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { type Work, workToHandInQuery } from '#/library/api/work-to-hand-in.ts';

/** The assignments that a child has to hand in, with their last days. */
export function ChildWork({ childId }: { childId: string }) {
  const { t } = useTranslation('classes');
  const found = useQuery(workToHandInQuery(childId));
  const { data, error } = found;
  if (error && !data) return <PartError query={found} />;
  if (!data) return <Skeleton height="6" width="32" />;
  if (data.rows.length === 0) return t('home.work.none');
  const more = data.total - data.rows.length;
  return (
    <>
      <Box as="ul" listStyle="none">
        {data.rows.map((work) => (
          <WorkRow key={work.id} work={work} />
        ))}
      </Box>
      {more > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('home.work.more', { count: more })}
        </Text>
      )}
    </>
  );
}

interface WorkRowProps {
  work: Work;
  /** Whose it is, where the list is of several children. */
  of?: ReactNode;
}

/** An assignment with the last day for handing it in. */
export function WorkRow({ work: { id, title, due, due_at: dueAt }, of }: WorkRowProps) {
  const { t, i18n } = useTranslation('classes');
  const day = new Intl.DateTimeFormat(localeOf(i18n.language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const isOverdue = dueAt !== null && Date.parse(dueAt) <= Date.now();
  return (
    <RuledItem alignItems="center" paddingBlock="2" flexWrap="wrap" rowGap="0">
      <Box minWidth="0">
        {of && (
          <Text fontSize="sm" color="fg.muted">
            {of}
          </Text>
        )}
        <OneLine title={title}>
          <TextLink reach to={places.assignment(id)}>
            {title}
          </TextLink>
        </OneLine>
      </Box>
      {due && (
        <Text fontSize="sm" color={isOverdue ? 'warning.fg' : 'fg.muted'}>
          {t(isOverdue ? 'home.work.overdue' : 'home.work.due', {
            day: isolated(day.format(new Date(`${due}T12:00Z`))),
          })}
        </Text>
      )}
    </RuledItem>
  );
}
