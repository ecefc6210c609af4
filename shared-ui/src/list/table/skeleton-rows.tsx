import { Box, chakra, Skeleton } from '@academy/shared-ui';
import type { ListModel } from '../state/use-list.ts';
import { endAligned, skeletonWidths } from './column-look.ts';
import { cellStyle } from './table-parts.ts';

const SkeletonCell = chakra('td', { base: cellStyle });

/**
 * The loading rows of a page, at their places and heights, without a delay: their frame is there, and would be empty.
 */
export function SkeletonRows<Row>({ state, rows, actions }: ListModel<Row>) {
  return Array.from({ length: state.params.perPage }, (_, index) => (
    <Box as="tr" key={index} aria-hidden>
      {actions.bulk.length > 0 && (
        <SkeletonCell paddingInlineEnd="0">
          <Skeleton boxSize="5" />
        </SkeletonCell>
      )}
      {rows.columns.map((column) => (
        <SkeletonCell key={column.id}>
          <Box display="flex" alignItems="center" gap="3">
            {column.kind === 'person' && <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />}
            <Skeleton
              height="3.5"
              width={skeletonWidths[column.kind ?? 'text'] ?? '24'}
              marginInlineStart={endAligned(column) ? 'auto' : undefined}
            />
          </Box>
        </SkeletonCell>
      ))}
      {actions.ofRow && <SkeletonCell paddingInline="0" />}
    </Box>
  ));
}
