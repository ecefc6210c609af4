import {
  Children,
  createElement,
  type ElementType,
  isValidElement,
  type ReactElement,
  useInsertionEffect,
} from 'react';
import { createRecipe, type LibraryFactory, type Recipe, type RecipeConfig, useEmotionCache } from './library.ts';
import { mergeChild } from './merge-child.ts';
import { type Props, propSorter } from './prop-kinds.ts';
import { insertPending, styleClasses } from './style-classes.ts';

interface Options {
  defaultProps?: Props;
  forwardProps?: string[];
}

interface Styled {
  (props: Props): ReactElement;
  displayName: string;
  /** The origin of a component that is made from another one. */
  made: { tag: ElementType; recipe: Recipe };
}

const isStyled = (tag: ElementType | Styled): tag is Styled => typeof tag === 'function' && 'made' in tag;

function nameOf(tag: ElementType): string {
  if (typeof tag === 'string') return tag;
  const { displayName, name } = tag as { displayName?: string; name?: string };
  return displayName ?? name ?? 'Component';
}

function childOf(children: unknown): ReactElement<Props> {
  const child = Children.toArray(children as ReactElement).find((each) => isValidElement<Props>(each));
  if (!child) throw new Error('asChild: one element as the child expected');
  return child;
}

function createStyled(from: ElementType | Styled, config: RecipeConfig = {}, options: Options = {}): Styled {
  const own = createRecipe(config);
  const tag = isStyled(from) ? from.made.tag : from;
  const recipe = isStyled(from) ? from.made.recipe.merge(own) : own;
  const sort = propSorter({ tag, variantKeys: recipe.variantKeys, forwardProps: options.forwardProps });
  const classFor = styleClasses(recipe);

  function Component(given: Props): ReactElement {
    const cache = useEmotionCache();
    if (!cache) throw new Error('Styled components are drawn in a browser');
    const { attributes, variants, styles } = sort({ ...options.defaultProps, ...given });
    const { css, as, asChild, className: outer } = given;
    const className = classFor(
      { variants, css, props: styles, className: typeof outer === 'string' ? outer : '' },
      cache,
    );
    // biome-ignore lint/correctness/useExhaustiveDependencies: pending rules come with a new class
    useInsertionEffect(insertPending, [className]);
    if (className) attributes.className = className;
    if (!asChild) return createElement(as && typeof tag === 'string' ? (as as ElementType) : tag, attributes);
    const child = childOf(given.children);
    return createElement(child.type, mergeChild(attributes, child));
  }
  return Object.assign(Component, { displayName: `chakra(${nameOf(tag)})`, made: { tag, recipe } });
}

const ofTags = new Map<string, Styled>();

function ofTag(tag: string): Styled {
  const made = ofTags.get(tag) ?? createStyled(tag as ElementType);
  ofTags.set(tag, made);
  return made;
}

/**
 * Chakra's factory, with its types, props and classes: `chakra('div', recipe)`, `chakra(Link)`, `chakra.table`. It
 * makes one React element where the library's makes three, and computes the class of equal styles once.
 */
export const chakra = new Proxy(createStyled, {
  get: (_, tag: string) => ofTag(tag),
}) as unknown as typeof LibraryFactory;
