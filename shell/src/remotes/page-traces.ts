import { restoreBuiltIns } from '#/guards/guards.ts';

const LOCK = 'data-scroll-lock';
const OWN_ATTRIBUTES = ['lang', 'dir', LOCK, 'data-inert'];
const OWN_CLASSES = ['light', 'dark'];
/** Variables of theme, open modals and the foot of printed sheets. */
const OWN_STYLES = ['color-scheme', 'scrollbar-gutter', '--scrollbar-width', '--sheet-left', '--sheet-right'];
/** Styles of the page below an open modal, which takes them back itself. */
const LOCK_STYLES = /^(overflow|pointer-events|padding|position|top|left|right)/;

interface ElementState {
  element: HTMLElement;
  attributes: Map<string, string>;
  classes: string[];
  styles: string[];
}

interface PageState {
  elements: ElementState[];
  sheets: readonly CSSStyleSheet[];
}

const attributesOf = (element: HTMLElement) =>
  new Map(
    [...element.attributes]
      .map(({ name, value }) => [name, value] as const)
      .filter(([name]) => !['class', 'style', ...OWN_ATTRIBUTES].includes(name)),
  );
const stylesOf = ({ style }: HTMLElement) => Array.from({ length: style.length }, (_, index) => style.item(index));

const stateOf = (element: HTMLElement): ElementState => ({
  element,
  attributes: attributesOf(element),
  classes: [...element.classList],
  styles: stylesOf(element),
});

/** The page's global state, which a remote must not change. */
export const readPage = (): PageState => ({
  elements: [document.documentElement, document.body].map(stateOf),
  sheets: [...document.adoptedStyleSheets],
});

function restoreAttributes({ element, attributes }: ElementState): string[] {
  const now = attributesOf(element);
  const changed = [...new Set([...attributes.keys(), ...now.keys()])].filter(
    (name) => attributes.get(name) !== now.get(name),
  );
  for (const name of changed) {
    const value = attributes.get(name);
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return changed;
}

function restoreElement(state: ElementState): string[] {
  const { element } = state;
  const name = element.localName;
  const classes = [...element.classList].filter((one) => ![...state.classes, ...OWN_CLASSES].includes(one));
  const isLocked = document.body.hasAttribute(LOCK);
  const styles = stylesOf(element)
    .filter((one) => ![...state.styles, ...OWN_STYLES].includes(one))
    .filter((one) => !isLocked || !LOCK_STYLES.test(one));
  element.classList.remove(...classes);
  for (const style of styles) element.style.removeProperty(style);
  const attributes = restoreAttributes(state);
  return [
    ...attributes.map((one) => `${name}[${one}]`),
    ...classes.map((one) => `${name}.${one}`),
    ...styles.map((one) => `${name} style ${one}`),
  ];
}

function restoreSheets(sheets: readonly CSSStyleSheet[]): string[] {
  const added = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  if (added.length > 0) document.adoptedStyleSheets = [...sheets];
  return added.map(() => 'an adopted style sheet');
}

/** Undoes later changes of the page, and logs once what a remote left there. */
export function restorePage({ elements, sheets }: PageState, source: string): void {
  const left = [...elements.flatMap(restoreElement), ...restoreSheets(sheets), ...restoreBuiltIns()];
  if (left.length > 0) console.error(`${source} left on the page: ${left.join(', ')}`);
}
