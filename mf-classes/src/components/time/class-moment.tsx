import { largeText, Span } from '@academy/shared-ui';
import { useTimes } from './use-times.ts';

const oneLine = { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } };

/** When a class is, on the viewer's clock: today and tomorrow by name, with its end where that is given. */
export function ClassMoment({ at, ends }: { at: string; ends?: string | undefined }) {
  const times = useTimes();
  return (
    <Span asChild fontVariantNumeric="tabular-nums" css={oneLine}>
      <time dateTime={at}>{times.near(at, ends)}</time>
    </Span>
  );
}
