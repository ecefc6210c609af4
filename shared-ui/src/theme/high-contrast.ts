/**
 * Elements that are chosen, current, pressed or marked among others; not today, which is a whole cell in a calendar.
 */
const chosen =
  ':is([aria-current]:not([aria-current=false], [aria-current=date]), [aria-selected=true], [aria-pressed=true], [data-marked])';
const forced = '@media (forced-colors: active)';

/**
 * Where the system's colours replace ours (Windows' contrast themes), states shown only by a background or a colour
 * would disappear: chosen elements get the system's selection colours, and check boxes keep the browser's own marks.
 */
export const highContrastStyles = {
  [chosen]: {
    [forced]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      borderColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
  [`${chosen} *`]: {
    [forced]: {
      backgroundColor: 'transparent !important',
      borderColor: 'currentcolor !important',
      color: 'inherit !important',
    },
  },
  /** Inside its own background: outside it may be cut off. */
  [`${chosen}:focus-visible`]: {
    [forced]: { outlineColor: 'HighlightText !important', outlineOffset: '-4px !important' },
  },
  '[aria-current=date]:not(:focus-visible)': {
    [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  /** Progress bars. */
  '[role=progressbar]': { [forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  '[role=progressbar]:empty, [role=progressbar] > *': {
    [forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
  },
  'input:is([type=checkbox], [type=radio])': {
    [forced]: { appearance: 'auto !important', backgroundImage: 'none !important' },
  },
};
