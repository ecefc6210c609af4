import { Card, Flex, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useNow } from '#/base/components/time/use-now.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { ClassClocks } from '#/classes/components/next-class/class-clocks.tsx';
import { Countdown } from '#/classes/components/next-class/countdown.tsx';
import { MeetingLine } from '#/classes/components/next-class/meeting-line.tsx';
import { NextButton } from '#/classes/components/next-class/next-button.tsx';
import { CancelLine } from './cancel-line.tsx';
import { MissingLine } from './missing-line.tsx';

/** The time on both clocks, and the next step. */
export function ClassHero({ detail, menu }: { detail: ClassDetail; menu: ReactNode }) {
  const now = useNow();
  return (
    <Card>
      <Flex
        gap="5"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'stretch', md: 'flex-start' }}
      >
        <ClassClocks detail={detail} />
        <Stack gap="3" alignItems={{ base: 'stretch', md: 'flex-end' }}>
          <Text as="div">
            {detail.status === 'cancelled' ? <CancelLine detail={detail} /> : <Countdown detail={detail} now={now} />}
          </Text>
          <MissingLine detail={detail} now={now} />
          <NextButton detail={detail} now={now} menu={menu} />
          <MeetingLine detail={detail} />
        </Stack>
      </Flex>
    </Card>
  );
}
