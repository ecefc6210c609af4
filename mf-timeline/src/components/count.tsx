import { Span, VisuallyHidden } from '@academy/shared-ui';

/** A bare number for the eye, the number of what for the ear. */
export function Count({ count, text }: { count: number; text: string }) {
  return (
    <>
      <Span aria-hidden minWidth="1ch" fontVariantNumeric="tabular-nums">
        {count}
      </Span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
