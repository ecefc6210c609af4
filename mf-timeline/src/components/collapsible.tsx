import { Box, Button } from '@academy/shared-ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

const COLLAPSED_HEIGHT = 336;
/** Hiding less than this is not worth a button. */
const MIN_COLLAPSIBLE = 96;

interface CollapsibleProps {
  /** An estimate, until it is measured. */
  isLikelyLong?: boolean;
  children: ReactNode;
}

/** Shows the start of long content, and the rest on request or when the keyboard moves into it. */
export function Collapsible({ isLikelyLong = false, children }: CollapsibleProps) {
  const { t } = useTranslation('timeline');
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(isLikelyLong);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  // The observer measures after the browser's layout and before its paint, and skips content that is not laid out.
  useLayoutEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.scrollHeight ?? 0;
      flushSync(() => setLong(height > COLLAPSED_HEIGHT + MIN_COLLAPSIBLE));
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const isCollapsed = isLong && !isOpen;
  return (
    <>
      <Box
        id={id}
        maxHeight={isCollapsed ? `${COLLAPSED_HEIGHT}px` : undefined}
        overflow={isCollapsed ? 'clip' : undefined}
        maskImage={isCollapsed ? 'linear-gradient(to bottom, black 70%, transparent)' : undefined}
        onFocus={() => setOpen(true)}
      >
        <div ref={content}>{children}</div>
      </Box>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          color="brand.fg"
          marginInlineStart="-3"
          marginBlockStart="1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'post.text.less' : 'post.text.more')}
        </Button>
      )}
    </>
  );
}
