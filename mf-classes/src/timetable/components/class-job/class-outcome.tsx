import { Badge, Box, Flex, ListItem, Text, TextLink } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import type { KnownParties } from '#/base/components/time/use-other-parties.ts';
import type { outcomeTones } from './outcome-tones.ts';

interface ClassOutcomeProps {
  row: { id: string; title: string; startsAt: string } & KnownParties;
  /** The result, in words. */
  label: string;
  tone: (typeof outcomeTones)[keyof typeof outcomeTones];
  /** What kept the class from being changed, in words. */
  problem: string | null;
  children?: ReactNode;
}

/** A class of a job, with its present time on all clocks (D94) and the result. */
export function ClassOutcome({ row, label, tone, problem, children }: ClassOutcomeProps) {
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">
          <Text fontWeight="medium">
            <TextLink to={places.details(row.id)}>
              <bdi>{row.title}</bdi>
            </TextLink>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <ClassMoment at={row.startsAt} of={row} />
          </Text>
          {children}
          {problem && (
            <Text fontSize="sm" color="warning.fg">
              {problem}
            </Text>
          )}
        </Box>
        <Badge tone={tone}>{label}</Badge>
      </Flex>
    </ListItem>
  );
}
