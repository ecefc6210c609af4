import { Span, VisuallyHidden } from '@academy/shared-ui';

/** A bare number, or nothing for 0; for screen readers with its noun. */
export function Count({ count, text }: { count: number; text: string }) {
  return (
    <>
      {count > 0 && (
        <Span aria-hidden minWidth="1ch" fontVariantNumeric="tabular-nums">
          {count}
        </Span>
      )}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
