import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StatePart } from '../state/use-list.ts';
import { pressedKey } from './pressed-key.ts';

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** Elements with their own keys while they are open. */
const OPEN = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** The part of a row that takes the focus: its link, or its first control. */
const FIRST = 'a[href], button, input';

function moveToRow(place: HTMLElement, step: 1 | -1): void {
  const rows = [...place.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current < 0 ? (step > 0 ? 0 : rows.length - 1) : current + step;
  const row = rows[next];
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>(FIRST);
  target?.focus();
}

interface ListKeys {
  isHelpOpen: boolean;
  closeHelp: () => void;
}

/**
 * `/` search, `N` new, `J` and `K` the next row and the one before, `?` help; Enter opens, since a row's link has the
 * focus.
 */
export function useListKeys(place: RefObject<HTMLElement | null>, { addTo }: StatePart): ListKeys {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const run = (key: string): boolean => {
    const element = place.current;
    if (!element) return false;
    if (key === 'j' || key === 'k') moveToRow(element, key === 'j' ? 1 : -1);
    else if (key === '?') setHelpOpen(true);
    else if (key === 'n' && addTo) void navigate(addTo);
    else if (key === '/') {
      const search = element.querySelector<HTMLInputElement>('input[type=search]');
      if (!search) return false;
      search.focus();
      search.select();
    } else return false;
    return true;
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : pressedKey(event);
      if (key === null || (event.target as Element).closest?.(TYPED) || document.querySelector(OPEN)) return;
      // With several lists on a page the keys work in the first.
      if (document.querySelector('[data-list]') !== place.current) return;
      if (latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place]);
  return { isHelpOpen, closeHelp: () => setHelpOpen(false) };
}
