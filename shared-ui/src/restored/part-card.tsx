import { Card, Flex, Heading, roomOf, type SlotSize } from '@academy/shared-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { RestoredAt } from './restored-at.tsx';

interface PartCardProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** The query of its content, which tells how old it is. */
  query?: ComponentProps<typeof RestoredAt>['query'];
  /** As high as the others of its row. */
  height?: 'full';
  /** The space reserved while its content loads. */
  room?: SlotSize | false | undefined;
  children: ReactNode;
}

const head = {
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  flexWrap: 'wrap',
  marginBlockEnd: '3',
  '& > a': { _print: { display: 'none' } },
} as const;

/** A part of a page under its heading, in a landmark of that name. */
export function PartCard({ title, action, query, height, room, children }: PartCardProps) {
  const id = useId();
  return (
    <Card asChild height={height === 'full' ? 'full' : undefined} position="relative" {...(room ? roomOf(room) : {})}>
      <section aria-labelledby={id}>
        <Flex css={head}>
          <Heading size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Flex>
        {children}
        {query && <RestoredAt query={query} />}
      </section>
    </Card>
  );
}
