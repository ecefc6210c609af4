import {
  BoldIcon,
  Heading1Icon,
  Heading2Icon,
  ItalicIcon,
  ListIcon,
  ListIndentDecreaseIcon,
  ListIndentIncreaseIcon,
  ListOrderedIcon,
  QuoteIcon,
  StrikethroughIcon,
  UnderlineIcon,
} from '@academy/shared-ui/icons';
import type { ComponentType } from 'react';

export interface Tool {
  id: string;
  Icon: ComponentType;
  /** Quill's name of the format. */
  format: string;
  value: unknown;
  /** Whether it can be on or off; otherwise it is a step. */
  isState: boolean;
  keys?: string;
  /** Whether its icon points along the line, so that it is mirrored in a right-to-left page. */
  isMirrored?: boolean;
}

const state = (id: string, Icon: ComponentType, format: string, value: unknown = true, keys?: string): Tool => ({
  id,
  Icon,
  format,
  value,
  isState: true,
  ...(keys && { keys }),
});
const step = (id: string, Icon: ComponentType, value: string, keys: string): Tool => ({
  id,
  Icon,
  format: 'indent',
  value,
  isState: false,
  keys,
  isMirrored: true,
});

/** The toolbar of the specification, in its order, as groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [state('heading1', Heading1Icon, 'header', 1), state('heading2', Heading2Icon, 'header', 2)],
  [
    state('bold', BoldIcon, 'bold', true, 'Control+B'),
    state('italic', ItalicIcon, 'italic', true, 'Control+I'),
    state('underline', UnderlineIcon, 'underline', true, 'Control+U'),
    state('strike', StrikethroughIcon, 'strike'),
  ],
  [
    state('quote', QuoteIcon, 'blockquote'),
    state('ordered', ListOrderedIcon, 'list', 'ordered'),
    { ...state('bullet', ListIcon, 'list', 'bullet'), isMirrored: true },
  ],
  [
    step('outdent', ListIndentDecreaseIcon, '-1', 'Control+['),
    step('indent', ListIndentIncreaseIcon, '+1', 'Control+]'),
  ],
];
