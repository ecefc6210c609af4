import type { ReactNode } from 'react';
import { Card } from '../controls/card.tsx';
import { Box, Flex, Grid, Stack } from '../layout/primitives.ts';
import { Skeleton } from './skeletons.tsx';

/** A slot filler's declared size: the space in px, and its content, card by card. */
export interface SlotSize {
  minHeight: number;
  onPhone?: number | undefined;
  /** As `figures 4`, `chart 256`, one list for each card. */
  bones?: readonly (readonly string[])[] | undefined;
  /** Whether the second card is beside the first, if there is space. */
  isBeside?: boolean | undefined;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
/** So that several lines have different lengths. */
const widths = ['58%', '44%', '51%', '38%', '62%'];
const sizes = { xs: 'xs', sm: 'sm', md: 'md' } as const;
const columns = ['max-content', 'repeat(2, max-content)', 'repeat(3, max-content)', 'repeat(4, max-content)'];
const widthAt = (index: number) => widths[index % widths.length];

/** A line of text, as high as lines of this language. */
function Line({ width = '60%', size = 'md' }: { width?: string | undefined; size?: 'xs' | 'sm' | 'md' }) {
  return (
    <Flex alignItems="center" fontSize={sizes[size]} minWidth="0">
      {'\u200b'}
      <Skeleton style={{ width }} height="0.8em" />
    </Flex>
  );
}

const ruled = { '& > * + *': { borderBlockStartWidth: '1px', borderColor: 'border' } };

/**
 * The possible shapes in a card, with the sizes of the real content. An unknown name belongs to a newer shell: it draws
 * nothing.
 */
const shapes: Readonly<Record<string, (count: number) => ReactNode>> = {
  /** Numbers with their names. */
  figures: (count) => (
    <Grid
      columnGap={{ base: '4', md: '10' }}
      rowGap="4"
      justifyContent="start"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: columns[Math.min(count, 4) - 1] }}
    >
      {range(count).map((key) => (
        <div key={key}>
          <Flex alignItems="center" minHeight="9">
            <Skeleton width="12" height="6" />
          </Flex>
          <Line size="sm" width="6rem" />
        </div>
      ))}
    </Grid>
  ),
  /** Rows of a list, each of two lines with something at its end. */
  rows: (count) => (
    <Box marginBlock="-2" css={ruled}>
      {range(count).map((key) => (
        <Flex key={key} gap="4" alignItems="center" paddingBlock="2">
          <Box flex="1" minWidth="0">
            <Line width={widthAt(key)} />
            <Line size="sm" width="30%" />
          </Box>
          <Skeleton width="16" height="5" />
        </Flex>
      ))}
    </Box>
  ),
  /** Rows of a list, each of one line. */
  lines: (count) => (
    <Box marginBlock="-3" css={ruled}>
      {range(count).map((key) => (
        <Flex key={key} gap="4" alignItems="center" justifyContent="space-between" paddingBlock="3">
          <Box flex="1" minWidth="0">
            <Line width={widthAt(key)} />
          </Box>
          <Skeleton width="16" height="3.5" />
        </Flex>
      ))}
    </Box>
  ),
  /** Lines of prose. */
  text: (count) => (
    <div>
      {range(count).map((key) => (
        <Line key={key} width={key === count - 1 ? '46%' : '92%'} />
      ))}
    </div>
  ),
  /** Facts side by side, each below its name, with several lines. */
  facts: (count) => (
    <Grid
      columnGap="6"
      rowGap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: count > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
    >
      {range(count).map((key) => (
        <div key={key}>
          <Line size="sm" width="30%" />
          <Line width="70%" />
          <Line size="sm" width="50%" />
          <Line size="sm" width="62%" />
        </div>
      ))}
    </Grid>
  ),
  /** The time of a class, and its link to join. */
  clock: () => (
    <Flex
      gap="5"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: 'flex-start' }}
    >
      <Box flex="1" maxWidth="22rem">
        <Line width="48%" />
        <Line width="70%" />
        <Flex alignItems="center" minHeight="11">
          <Skeleton width="80%" height="7" />
        </Flex>
        <Line size="sm" width="40%" />
        <Box marginBlockStart="3">
          <Line size="sm" width="76%" />
        </Box>
      </Box>
      <Stack gap="3" alignItems={{ base: 'stretch', md: 'flex-end' }}>
        <Line width="8rem" />
        <Skeleton width={{ base: 'full', md: '36' }} height="12" />
      </Stack>
    </Flex>
  ),
  /** A block with a height in px. */
  chart: (height) => <Skeleton style={{ height }} />,
  /** A head and a number of rows. */
  table: (count) => (
    <div>
      <Box paddingBlockEnd="2">
        <Line size="xs" width="20%" />
      </Box>
      {range(count).map((key) => (
        <Flex
          key={key}
          height="11"
          gap="8"
          alignItems="center"
          justifyContent="space-between"
          borderBlockStartWidth="1px"
          borderColor="border"
        >
          <Skeleton width={widths[key % widths.length]} maxWidth="12rem" height="3.5" />
          <Skeleton width="30%" height="3.5" />
        </Flex>
      ))}
    </div>
  ),
};

function Shape({ name }: { name: string }) {
  const [kind = '', count = '1'] = name.split(' ');
  return shapes[kind]?.(Number(count)) ?? null;
}

/** The placeholder of one loading card of a part, in its shape. */
export function Bones({ of, card = 0 }: { of: SlotSize; card?: number }) {
  return (
    <Stack gap="5" aria-hidden data-bones>
      {of.bones?.[card]?.map((name) => (
        <Shape key={name} name={name} />
      ))}
    </Stack>
  );
}

/** The space of a part, as a style. */
export const roomOf = ({ minHeight, onPhone = minHeight }: SlotSize) => ({
  minHeight: { base: `${onPhone}px`, md: `${minHeight}px` },
});

/** A loading part of a page, from its declared space and shapes; a plain block without shapes. */
export function PartSkeleton({ size }: { size: SlotSize }) {
  const { bones = [], isBeside = false } = size;
  if (bones.length === 0) return <Skeleton width="full" height="auto" aria-hidden {...roomOf(size)} />;
  const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' };
  return (
    <Grid gap="6" aria-hidden {...(isBeside ? { gridTemplateColumns: columns } : {})} {...roomOf(size)}>
      {bones.map((of, card) => (
        <Card key={of.join()}>
          <Box marginBlockEnd="3">
            <Line width="9rem" />
          </Box>
          <Bones of={size} card={card} />
        </Card>
      ))}
    </Grid>
  );
}
