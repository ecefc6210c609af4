import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Elements inside a row that handle their own clicks. */
const CONTROLS = 'a, button, input, label, select, textarea, [role=menu], [role=dialog]';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens a row's record when the row is clicked; the name stays the link, for keyboards and new tabs. */
export function useRowPress(to: string | null) {
  const navigate = useNavigate();
  if (to === null) return {};
  return {
    'data-opens': true,
    onClick: (event: MouseEvent) => {
      const target = event.target as Element;
      // Menus and dialogs of the row are elsewhere in the document, but React passes their clicks to the row.
      const isOutside = !event.currentTarget.contains(target);
      if (isOutside || target.closest(CONTROLS) || !isPlain(event) || event.defaultPrevented) return;
      // A user who selects text wants to copy it.
      if (window.getSelection()?.isCollapsed === false) return;
      void navigate(to);
    },
  };
}
