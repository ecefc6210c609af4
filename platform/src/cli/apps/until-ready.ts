const ATTEMPTS = 600;
const PAUSE = 200;

/** Waits until an address responds. @throws Error after two minutes. */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const isOk = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`${url} did not become ready`);
}
