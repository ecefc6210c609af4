import { Span } from '@academy/shared-ui';
import { useTimes } from './use-times.ts';

/** When a class begins, on the viewer's clock. */
export function ClassMoment({ at }: { at: string }) {
  const times = useTimes();
  return (
    <Span asChild fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <time dateTime={at}>{times.moment(at)}</time>
    </Span>
  );
}
