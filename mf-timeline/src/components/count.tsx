import { Span, VisuallyHidden } from '@academy/shared-ui';

/** A bare number for the eye, of nothing none; the number of what for the ear. */
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
