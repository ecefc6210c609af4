/**
 * React's `use` reads a promise that carries its outcome without suspending: what has come is drawn at once.
 * @returns the same promise.
 */
export function settledForReact<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
