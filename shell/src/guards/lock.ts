interface LockOptions {
  /** Names that inheriting objects may set on themselves by assignment. */
  assignable?: 'all' | readonly PropertyKey[];
  /** Names that stay unchanged. */
  left?: readonly PropertyKey[];
  /** Whether polyfills may still redefine them; assigning fails anyway. */
  isRedefinable?: boolean;
}

/**
 * An inherited read-only property cannot be assigned on inheriting objects either: `error.name = …` would throw. A pair
 * of accessors allows it on the inheriting object, and not on the object itself.
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

/** Makes an object's present properties read-only. It can still get more: polyfills add what a browser lacks. */
export function lock(target: object, { assignable = [], left = [], isRedefinable = false }: LockOptions = {}): void {
  for (const key of Reflect.ownKeys(target)) {
    const property = Reflect.getOwnPropertyDescriptor(target, key);
    // Polyfills replace the constructor there.
    if (key === 'constructor' || !property?.configurable || !('value' in property) || left.includes(key)) continue;
    const isAssignable = assignable === 'all' || assignable.includes(key);
    const locked = isAssignable
      ? assignableByHeirs(target, key, property)
      : { writable: false, configurable: isRedefinable };
    Reflect.defineProperty(target, key, locked);
  }
}
