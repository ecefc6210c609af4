import { lock } from './lock.ts';
import { type Watched, watch } from './watched.ts';

const errors = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError];
const types = [Boolean, Number, BigInt, Symbol, Date, ArrayBuffer, DataView];
/** Polyfills redefine built-in objects that lack something. */
const polyfilled = [Object, Array, Promise, Number, Symbol, Math];
const namespaces = [Reflect, JSON];

/**
 * The engine has fast paths for these as long as nobody changes their prototypes, not even to protect them: `push` of a
 * locked `Array.prototype` takes 3.5 times as long; and polyfills add methods to maps. So they are compared instead.
 */
const fastTypes = { Array, String, Map, Set, WeakMap, WeakSet, RegExp };

/** Routers of other frameworks listen to navigations by replacing methods of `history` and `window`. */
const ASSIGNED = ['pushState', 'replaceState', 'addEventListener', 'removeEventListener', 'dispatchEvent'];

const ofPage = () => [
  EventTarget,
  Node,
  Element,
  HTMLElement,
  SVGElement,
  Document,
  DOMTokenList,
  CSSStyleDeclaration,
  CSSStyleSheet,
  Storage,
  History,
  Headers,
  Request,
  Response,
  FormData,
  URL,
  URLSearchParams,
  XMLHttpRequest,
  WebSocket,
  AbortController,
  MutationObserver,
  ResizeObserver,
  IntersectionObserver,
];

const GLOBALS = ['fetch', 'Request', 'Response', 'Headers', 'XMLHttpRequest', 'WebSocket', 'Promise', 'Object', 'JSON'];

/**
 * Makes the built-in objects read-only, as far as that costs nothing, and returns a function that finds changes of the
 * others. Called once, after the shell's own libraries and before code of remotes.
 */
export function lockBuiltIns(): Watched {
  lock(Object.prototype, { assignable: 'all' });
  for (const { prototype } of errors) lock(prototype, { assignable: 'all' });
  // Polyfills set a `toString` that names what they replace.
  lock(Function.prototype, { assignable: ['bind'], left: ['call', 'apply', 'toString'] });
  lock(Promise.prototype, { left: ['then'] });
  for (const { prototype } of types) lock(prototype, { assignable: ['toString', 'valueOf', 'toJSON'] });
  for (const namespace of polyfilled) lock(namespace, { isRedefinable: true });
  for (const namespace of namespaces) lock(namespace);
  for (const { prototype } of ofPage()) lock(prototype, { assignable: ['toString', ...ASSIGNED] });
  const { prototype: error } = DOMException;
  lock(error, { assignable: 'all' });
  lockGlobals();
  const { prototype: object } = Object;
  const prototypes = Object.entries(fastTypes).map(
    ([name, { prototype }]) => [`${name}.prototype`, prototype] as const,
  );
  return watch(new Map<string, object>([...prototypes, ['Object.prototype', object], ['history', history]]));
}

function lockGlobals(): void {
  for (const name of GLOBALS) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (property?.configurable) Reflect.defineProperty(window, name, { writable: false, configurable: false });
  }
}
