import type { IconNode } from '@academy/shared-auth/contract';
import { createElement } from 'react';

/** Draws an icon that a release brought as data. Decoration: a label stands beside it or names its link. */
export function MenuIcon({ node, size = 20 }: { node: IconNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {node.map(([tag, attributes]) => createElement(tag, { key: tag + JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
