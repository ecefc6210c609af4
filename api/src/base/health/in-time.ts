/** What comes within so many milliseconds; null for what fails or is late, whose end nobody waits for. */
export async function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds).unref();
  });
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}
