import type { SystemContext } from '@chakra-ui/react/styled-system';
import { useInsertionEffect } from 'react';
import { serialize, useEmotionCache } from '../../theme/styled/library.ts';
import { insertPending, queueRules } from '../../theme/styled/style-classes.ts';
import { system } from '../../theme/system.ts';
import { overlayRecipes } from './overlay-recipes.ts';

type Css = SystemContext['css'];
type Cva = SystemContext['cva'];
type RecipeName = keyof typeof overlayRecipes;

/** Results by the identity of all arguments, as long as these exist. */
interface Known {
  next: WeakMap<object, Known>;
  result?: ReturnType<typeof serialize>;
}
const node = (): Known => ({ next: new WeakMap() });
const known = node();

/** Rules that no commit has inserted yet. */
let fresh: NonNullable<Known['result']>[] = [];

const isFilled = (styles: unknown): styles is object =>
  typeof styles === 'object' && styles !== null && Object.keys(styles).length > 0;

/** Styles of a slot are one object for each choice of variants. Emotion takes what it has serialized as it is. */
const css = ((...styles: object[]) => {
  let at = known;
  for (const each of styles.filter(isFilled)) {
    const next = at.next.get(each) ?? node();
    at.next.set(each, next);
    at = next;
  }
  if (!at.result) {
    at.result = serialize(system.css(...styles));
    fresh.push(at.result);
  }
  return at.result;
}) as unknown as Css;

const recipes = new WeakMap<object, ReturnType<Cva>>();

/** The factory asks for each component's recipe at each drawing. */
const cva = ((config: object = {}) => {
  const recipe = recipes.get(config) ?? system.cva(config);
  recipes.set(config, recipe);
  return recipe;
}) as Cva;

const slotRecipes = new Map<string, ReturnType<typeof system.sva>>();

function getSlotRecipeFn(name: string) {
  const recipe = slotRecipes.get(name) ?? system.sva(overlayRecipes[name as RecipeName]);
  slotRecipes.set(name, recipe);
  return recipe;
}

/**
 * The parts of our system that Chakra's factory uses: with them it computes a component's styles once, and finds our
 * recipes by the names of its components.
 */
export const rememberedStyles = {
  css,
  cva,
  getSlotRecipe: (name: string) => overlayRecipes[name as RecipeName],
  getSlotRecipeFn: getSlotRecipeFn as SystemContext['getSlotRecipeFn'],
};

/**
 * Inserts the rules of a layer that opens as those of our own components, before the library would do so. Put it before
 * the layer's parts.
 */
export function LayerRules() {
  const cache = useEmotionCache();
  useInsertionEffect(() => {
    if (!cache) return;
    for (const rules of fresh) queueRules(cache, rules);
    fresh = [];
    insertPending();
  });
  return null;
}
