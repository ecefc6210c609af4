import type { ReactNode } from 'react';

/** The edge of the anchor to align with. */
export type Align = 'start' | 'center' | 'end';

export type MenuItem =
  | 'separator'
  | {
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      /** For a choice among several: whether it is the present one. */
      checked?: boolean;
      onSelect?: () => void;
      /** A path of this site: the item is a link. */
      to?: string;
    };
