/** What the library writes on a layer for that element alone. */
const names = ['--layer-index', '--nested-layer-count', '--z-index', '--x', '--y', '--scrollbar-width'];

/** Not inherited: otherwise each of these writes would compute the styles of all that the layer contains. */
export function keepPropertiesOwn(): void {
  for (const name of names) {
    try {
      CSS.registerProperty({ name, syntax: '*', inherits: false });
    } catch {
      // It is registered, or the browser inherits it, more slowly.
    }
  }
}
