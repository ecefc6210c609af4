export interface Watched {
  /** Records the present state of the objects as the expected one. */
  accept: () => void;
  /** Undoes later changes and additions. Returns their names: `Array.prototype.last`. */
  restore: () => string[];
}

type Values = Map<PropertyKey, unknown>;

const valuesOf = (object: object): Values =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const property = Reflect.getOwnPropertyDescriptor(object, key);
      return property && 'value' in property ? [[key, property.value] as const] : [];
    }),
  );

/** A non-enumerable addition was made on purpose: a polyfill, which others may use by now. */
function isTrace(object: object, key: PropertyKey, before: Values): boolean {
  const property = Reflect.getOwnPropertyDescriptor(object, key);
  return before.has(key) ? property?.value !== before.get(key) : property?.enumerable === true;
}

function restoreObject(object: object, before: Values): PropertyKey[] {
  const changed = [...new Set([...Reflect.ownKeys(object), ...before.keys()])].filter((key) =>
    isTrace(object, key, before),
  );
  return changed.filter((key) =>
    before.has(key)
      ? Reflect.defineProperty(object, key, { value: before.get(key), writable: true, configurable: true })
      : Reflect.deleteProperty(object, key),
  );
}

/** Compares objects, listed by name, with their former state. */
export function watch(objects: ReadonlyMap<string, object>): Watched {
  let before = new Map<string, Values>();
  const accept = () => {
    before = new Map([...objects].map(([name, object]) => [name, valuesOf(object)]));
  };
  accept();
  return {
    accept,
    restore: () =>
      [...objects].flatMap(([name, object]) =>
        restoreObject(object, before.get(name) ?? new Map()).map((key) => `${name}.${String(key)}`),
      ),
  };
}
