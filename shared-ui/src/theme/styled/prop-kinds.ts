import type { ElementType } from 'react';
import { isAttribute, isStyleName } from './library.ts';

export type Props = Record<string, unknown>;
type Kind = 'attribute' | 'variant' | 'style' | 'apart' | 'dropped';

/** Elements whose attributes include names that are also style names. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/** Attributes whose names are styles, by the names of their props. */
const htmlNames = new Map<string, string>(
  ['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate'].map((name) => [name, name.slice(4).toLowerCase()]),
);

interface Receiver {
  tag: ElementType;
  variantKeys: readonly string[];
  /** Names that are passed on although they may be styles. */
  forwardProps: readonly string[] | undefined;
}

function findKind({ tag, variantKeys, forwardProps }: Receiver, name: string): Kind {
  const isTag = typeof tag === 'string';
  if (name === 'css' || name === 'className' || name === 'asChild' || (isTag && name === 'as')) return 'apart';
  if (forwardProps?.includes(name) || (isTag && attributesOf[tag]?.includes(name))) return 'attribute';
  if (htmlNames.has(name)) return 'attribute';
  if (variantKeys.includes(name)) return 'variant';
  if (isStyleName(name)) return 'style';
  return forwardProps || !isTag || isAttribute(name) ? 'attribute' : 'dropped';
}

/** Sorts a component's props; the kind of a name is found once for each component. */
export function propSorter(receiver: Receiver) {
  const kinds = new Map<string, Kind>();
  const kindOf = (name: string): Kind => {
    const known = kinds.get(name) ?? findKind(receiver, name);
    kinds.set(name, known);
    return known;
  };
  return (given: Props) => {
    const sorted = { attributes: {} as Props, variants: {} as Props, styles: {} as Props };
    for (const name in given) {
      const value = given[name];
      if (value === undefined) continue;
      const kind = kindOf(name);
      if (kind === 'attribute') sorted.attributes[htmlNames.get(name) ?? name] = value;
      else if (kind === 'style') sorted.styles[name] = value;
      else if (kind === 'variant') sorted.variants[name] = value;
    }
    return sorted;
  };
}
