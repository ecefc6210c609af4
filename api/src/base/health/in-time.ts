/** The result if it comes within this many milliseconds; null for a failure or a later result, which is not awaited. */
export async function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds).unref();
  });
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}
