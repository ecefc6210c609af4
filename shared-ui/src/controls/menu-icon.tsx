import type { IconNode } from '@academy/shared-auth/contract';
import { createElement, type ReactElement } from 'react';

type Shape = IconNode[number];

const isPath = ([tag, attributes]: Shape) => tag === 'path' && Object.keys(attributes).every((name) => name === 'd');

/** Lines of one colour look the same as one path: an icon of ten lines costs the page two elements, not eleven. */
function shapesOf(node: IconNode): Shape[] {
  // At the start of a path also a small letter is an absolute position, not a distance from the line before.
  const lines = node.filter(isPath).map(([, { d = '' }]) => (d.startsWith('m') ? `M0 0${d}` : d));
  const others = node.filter((shape) => !isPath(shape));
  return lines.length > 0 ? [...others, ['path', { d: lines.join('') }]] : others;
}

/** Computed once for each icon. */
const drawn = new WeakMap<IconNode, ReactElement[]>();

function draw(node: IconNode): ReactElement[] {
  const elements = shapesOf(node).map(([tag, attributes]) =>
    createElement(tag, { key: tag + JSON.stringify(attributes), ...attributes }),
  );
  drawn.set(node, elements);
  return elements;
}

/** Draws an icon from a release's data. Decoration: a label is beside it or names its link. */
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
      {drawn.get(node) ?? draw(node)}
    </svg>
  );
}
