interface LockOptions {
  /** Names that objects which inherit from this one may have of their own by assignment. */
  assignable?: 'all' | readonly PropertyKey[];
  /** Names that stay as they are. */
  left?: readonly PropertyKey[];
  /** Whether polyfills may still define them anew; assigning fails all the same. */
  isRedefinable?: boolean;
}

/**
 * An inherited property that cannot be written cannot be assigned to heirs either: `error.name = …` would throw. A pair
 * of accessors allows it for the heir, and not for the object itself.
 */
function assignableByHeirs(target: object, key: PropertyKey, { value, enumerable }: PropertyDescriptor) {
  return {
    get: () => value,
    set(this: unknown, given: unknown) {
      if (this === target) throw new TypeError(`${String(key)} of a built-in object is read-only`);
      if (Object(this) !== this) return;
      Object.defineProperty(this, key, { value: given, writable: true, enumerable: true, configurable: true });
    },
    enumerable: enumerable ?? false,
    configurable: false,
  };
}

/** Makes what an object has now read-only. It may still get more: polyfills add what a browser does not have. */
export function lock(target: object, { assignable = [], left = [], isRedefinable = false }: LockOptions = {}): void {
  for (const key of Reflect.ownKeys(target)) {
    const property = Reflect.getOwnPropertyDescriptor(target, key);
    // Polyfills put a constructor of their own there.
    if (key === 'constructor' || !property?.configurable || !('value' in property) || left.includes(key)) continue;
    const isAssignable = assignable === 'all' || assignable.includes(key);
    const locked = isAssignable
      ? assignableByHeirs(target, key, property)
      : { writable: false, configurable: isRedefinable };
    Reflect.defineProperty(target, key, locked);
  }
}
