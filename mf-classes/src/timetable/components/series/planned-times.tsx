import { Box, Button, Flex, ListItem, Stack, Text } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedList } from '#/base/components/framed-list.tsx';
import { ClassMoment, OtherClocks } from '#/base/components/time/class-moment.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import type { Conflict } from '#/class/api/schedule.ts';
import { ConflictText } from '#/class/components/time-check/conflict-text.tsx';

interface PlannedTime {
  key: string;
  startsAt: string;
  endsAt: string;
  /** The obstacles. */
  conflict?: Conflict | null;
  /** Other times around it. */
  link?: (time: ReactNode) => ReactNode;
  beside?: ReactNode;
  below?: ReactNode;
}

interface PlannedTimesProps<Row extends PlannedTime> {
  rows: readonly Row[];
  /** The people of the classes, or of each class. */
  of: Parties | ((row: Row) => Parties);
}

function Time({ row, of }: { row: PlannedTime; of: Parties }) {
  const time = <ClassMoment at={row.startsAt} ends={row.endsAt} />;
  return (
    <ListItem paddingInline="3" paddingBlock="2.5">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">
          <Text fontWeight={row.conflict ? 'medium' : 'normal'}>{row.link ? row.link(time) : time}</Text>
          <OtherClocks at={row.startsAt} of={of} />
        </Box>
        {row.beside}
      </Flex>
      {row.conflict && (
        <Box fontSize="sm" color="danger.fg">
          <ConflictText conflict={row.conflict} />
        </Box>
      )}
      {row.below}
    </ListItem>
  );
}

/** Times of classes on all clocks, one below the other. */
export function PlannedTimes<Row extends PlannedTime>({ rows, of }: PlannedTimesProps<Row>) {
  return (
    <FramedList>
      {rows.map((row) => (
        <Time key={row.key} row={row} of={typeof of === 'function' ? of(row) : of} />
      ))}
    </FramedList>
  );
}

const SHOWN = 4;

/** The obstacles first, then the first of the other times; the rest on demand. */
export function ShortTimes<Row extends PlannedTime>({ rows, of }: PlannedTimesProps<Row>) {
  const { t } = useTranslation('classes');
  const [isOpen, setOpen] = useState(false);
  const blocked = rows.filter(({ conflict }) => conflict);
  const free = rows.filter(({ conflict }) => !conflict);
  const shown = isOpen ? free : free.slice(0, SHOWN);
  return (
    <Stack gap="3">
      {blocked.length > 0 && <PlannedTimes rows={blocked} of={of} />}
      {shown.length > 0 && <PlannedTimes rows={shown} of={of} />}
      {shown.length < free.length && (
        <Box>
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            {t('series.showAll', { count: free.length })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
