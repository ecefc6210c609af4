import { List, VisuallyHidden } from '@academy/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from './media-item.ts';
import { MediaTile } from './media-tile.tsx';
import type { MediaTray } from './media-tray.ts';

type Step = 'earlier' | 'later';

/** The photos and videos of the post in order, which can be changed by dragging or by buttons. */
export function MediaList({ items, tray }: { items: readonly MediaItem[]; tray: MediaTray }) {
  const { t } = useTranslation('timeline');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; step: Step } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [updates, setUpdates] = useState('');
  const nameOf = ({ name, type }: MediaItem, position: number) => name ?? t(`form.file.unnamed.${type}`, { position });

  // A button that moves with its tile loses the focus, and at an end of the list it is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked whenever the order has changed
  useLayoutEffect(() => {
    const last = pressed.current;
    pressed.current = null;
    const tile = last && list.current?.querySelector(`[data-key="${last.key}"]`);
    const button = tile?.querySelector<HTMLElement>(`button[data-step="${last?.step}"]:not([disabled])`);
    (button ?? tile?.querySelector<HTMLElement>('button[data-step]:not([disabled])'))?.focus();
  }, [items]);

  const step = (item: MediaItem, from: number, where: Step) => {
    const to = from + (where === 'later' ? 1 : -1);
    pressed.current = { key: item.key, step: where };
    tray.move(item.key, to);
    setUpdates(t('form.file.moved', { name: nameOf(item, from + 1), position: to + 1, total: items.length }));
  };
  return (
    <>
      <List
        ref={list}
        aria-label={t('form.media.label')}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
        gap="2"
      >
        {items.map((item, index) => (
          <MediaTile
            key={item.key}
            item={item}
            name={nameOf(item, index + 1)}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isDragged={item.key === dragged}
            onStep={(where) => step(item, index, where)}
            onDrag={setDragged}
            onDragAcross={() => dragged && dragged !== item.key && tray.move(dragged, index)}
            onRemove={() => tray.remove(item.key)}
            onRetry={() => tray.retry(item.key)}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{updates}</VisuallyHidden>
    </>
  );
}
