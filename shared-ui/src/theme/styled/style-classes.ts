import {
  beginElement,
  type StyleCache as Cache,
  elementsOf,
  insertAsWritten,
  insertCompiled,
  isInserted,
  type Recipe,
  resolveStyles,
  type Serialized,
  type Styles,
  serialize,
} from './library.ts';
import { flatRules } from './unnest.ts';

type Values = Record<string, unknown>;

export interface StyleRequest {
  variants: Values;
  /** The prop `css`: one style object, or several. */
  css: unknown;
  /** Styles passed as props. */
  props: Values;
  /** Passed by the caller; this file's classes in it are merged, and win. */
  className: string;
}

/** More classes mean that a component's styles hold computed values, such as widths: its cache then starts empty again. */
const MOST_CLASSES = 500;

/** Rules of classes by name, for a component whose class comes from another. */
const rulesOf = new Map<string, string>();
/** Rules that no commit has inserted yet. */
let pending: { cache: Cache; rules: Serialized }[] = [];

/** Style objects outside of a component are the same in each render. */
const textOfStyles = new WeakMap<object, string>();

function textOf(styles: unknown): string {
  if (typeof styles !== 'object' || styles === null) return '';
  const known = textOfStyles.get(styles);
  if (known !== undefined) return known;
  const text = JSON.stringify(styles);
  textOfStyles.set(styles, text);
  return text;
}

const isObject = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
const listOf = (css: unknown): Styles[] => (Array.isArray(css) ? css.flat(5) : [css]).filter(isObject);

/** Separates the classes whose rules are known here from all others. */
function partClasses(className: string) {
  const names = className.split(' ').filter(Boolean);
  const merged = names.flatMap((name) => rulesOf.get(name) ?? []);
  return { merged, others: names.filter((name) => !rulesOf.has(name)) };
}

/** The class for a component's props, computed once for each different input. */
export function styleClasses(recipe: Recipe): (request: StyleRequest, cache: Cache) => string {
  const known = new Map<string, string>();
  const compute = ({ variants, css, props, className }: StyleRequest, cache: Cache): string => {
    const { merged, others } = partClasses(className);
    const styles = resolveStyles(recipe(variants), ...listOf(css), props as Styles);
    const rules = serialize(styles, ...merged.map((each) => `${each};`));
    if (!rules.styles) return others.join(' ');
    const name = `${cache.key}-${rules.name}`;
    rulesOf.set(name, rules.styles);
    queueRules(cache, rules);
    return [...others, name].join(' ');
  };
  return (request, cache) => {
    const { variants, css, props, className } = request;
    const key = `${cache.key}|${JSON.stringify(variants)}|${textOf(css)}|${JSON.stringify(props)}|${className}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_CLASSES) known.clear();
    const made = compute(request, cache);
    known.set(key, made);
    return made;
  };
}

/** Has the next commit insert these rules too. */
export function queueRules(cache: Cache, rules: Serialized): void {
  pending.push({ cache, rules });
}

/** The last of these style elements takes all later rules: the browser matches an element with the rules of each. */
const MOST_ELEMENTS = 40;

/** Rules of kinds that a component's own rules are not: keyframes and the like. */
const OTHERS = /@(?:keyframes|font-face|import|namespace)/;

/**
 * Emotion's compiler supports every kind of rule and browsers of ten years: for ours it took two thirds of the time of
 * inserting.
 */
function insertRules(cache: Cache, rules: Serialized): void {
  const selector = `.${cache.key}-${rules.name}`;
  if (rules.next || OTHERS.test(rules.styles)) {
    insertCompiled(cache, selector, rules);
    for (let rule = rules.next; rule; rule = rule.next) insertCompiled(cache, '', rule);
    return;
  }
  insertAsWritten(cache, rules, flatRules(selector, rules.styles));
}

/**
 * Inserts the rules of all renderings since, once for a commit, before anything is measured: into a separate style
 * element. For rules in a layer Chromium recalculates all other rules of their element, and the layout of the whole
 * page.
 */
export function insertPending(): void {
  if (pending.length === 0) return;
  const inserted = pending;
  pending = [];
  for (const cache of new Set(inserted.map((each) => each.cache)))
    if (elementsOf(cache) < MOST_ELEMENTS) beginElement(cache);
  for (const { cache, rules } of inserted) {
    if (!isInserted(cache, rules)) insertRules(cache, rules);
  }
}
