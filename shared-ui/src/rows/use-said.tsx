import { Span, VisuallyHidden } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';

/** Words for screen readers after a change that only sighted people see: draw `said` beside the rows. */
export function useSaid(): { said: ReactNode; say: (text: string) => void } {
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 });
  const said = (
    <VisuallyHidden role="status">
      {/* A new element, so that the same text is announced again. */}
      <Span key={count}>{text}</Span>
    </VisuallyHidden>
  );
  return { said, say: (next) => setSaid((before) => ({ text: next, count: before.count + 1 })) };
}
