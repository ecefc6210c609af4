import { Heading } from '@academy/shared-ui';
import { Portal } from '@chakra-ui/react/portal';
import { useId, useLayoutEffect, useRef } from 'react';
import { Popover } from '../parts/popover.tsx';
import type { PopoverPanelProps } from '../popover-panel.tsx';
import { FocusBack } from './focus-back.tsx';
import { placementOf } from './placement.ts';

/** The open half of PopoverPanel, beside its button. */
export function PopoverLayer({ title, anchor, align = 'end', onClose, children }: PopoverPanelProps) {
  const id = useId();
  const ids = { trigger: anchor.current?.id || `${id}-button`, content: `${id}-panel` };
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor stays as long as its panel
  useLayoutEffect(() => {
    const button = anchor.current;
    if (!button) return;
    button.id ||= ids.trigger;
    // A dialog around the button lets the focus go only to what it controls.
    button.setAttribute('aria-controls', ids.content);
    content.current?.focus({ preventScroll: true });
    return () => button.removeAttribute('aria-controls');
  }, []);
  return (
    <>
      <Popover.Root
        open
        ids={ids}
        autoFocus={false}
        positioning={placementOf(align, anchor)}
        onOpenChange={() => onClose()}
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content ref={content}>
              <Popover.Body>
                <Popover.Title asChild>
                  <Heading size="sm">{title}</Heading>
                </Popover.Title>
                {children}
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      <FocusBack opener={() => anchor.current} />
    </>
  );
}
