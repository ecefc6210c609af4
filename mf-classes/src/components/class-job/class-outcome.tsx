import { Badge, Box, Flex, ListItem, Text, TextLink } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { places } from '../places.ts';
import { useTimes } from '../time/use-times.ts';
import type { outcomeTones } from './outcome-tones.ts';

interface ClassOutcomeProps {
  row: { id: string; title: string; startsAt: string };
  /** The result, in words. */
  label: string;
  tone: (typeof outcomeTones)[keyof typeof outcomeTones];
  /** What kept the class from being changed, in words. */
  problem: string | null;
  children?: ReactNode;
}

/** A class of a job, with its present time and the result. */
export function ClassOutcome({ row, label, tone, problem, children }: ClassOutcomeProps) {
  const times = useTimes();
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
            <time dateTime={row.startsAt}>{times.near(row.startsAt)}</time>
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
