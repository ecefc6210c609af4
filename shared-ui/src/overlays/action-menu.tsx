import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '../controls/button.tsx';
import { EllipsisIcon } from '../icons.ts';
import type { Align, MenuItem } from './menu-types.ts';
import { WithOverlays } from './with-overlays.tsx';

/** The props that a trigger must put on its button. */
interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void;
}

export interface ActionMenuProps {
  /** The menu's subject, for screen readers: "Actions for this post". */
  label: string;
  items: readonly MenuItem[];
  /** A custom button instead of the three dots. */
  trigger?: (props: MenuTriggerProps) => ReactNode;
  /** Above the items: the menu's subject. */
  header?: ReactNode;
  align?: Align;
}

/** A button that opens a list of actions. Arrows, Home, End, letters and Escape work as in every menu. */
export function ActionMenu({ label, items, trigger, header, align = 'end' }: ActionMenuProps) {
  const [startAt, setStartAt] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const ids = { trigger: id, content: `${id}-menu` };
  const triggerProps: MenuTriggerProps = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': startAt !== null,
    'aria-controls': startAt ? ids.content : undefined,
    onClick: () => setStartAt(startAt ? null : 'first'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStartAt(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  const close = () => setStartAt(null);
  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <IconButton aria-label={label} {...triggerProps}>
          <EllipsisIcon />
        </IconButton>
      )}
      {startAt && (
        <WithOverlays onClose={close}>
          {({ MenuLayer }) => <MenuLayer {...{ items, header, button, ids, align, startAt }} onClose={close} />}
        </WithOverlays>
      )}
    </>
  );
}
