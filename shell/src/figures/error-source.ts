/** In a script's address: of a release, wherever it is served from, or of the shell. */
const OF_RELEASE = /\/(mf-[a-z0-9-]+)\/(\d+\.\d+\.\d+-[0-9a-z]+)\//;
const OF_SHELL = /\/(?:assets|boot)[/.]/;

/**
 * The owner of a script: the release in its address or in the first such line of its stack; null for another script.
 */
export function sourceOf(text: string, shellVersion: string): { remote: string; version: string } | null {
  for (const line of text.split('\n')) {
    const [, remote, version] = OF_RELEASE.exec(line) ?? [];
    if (remote && version) return { remote, version };
    if (line.includes(location.origin) && OF_SHELL.test(line)) return { remote: 'shell', version: shellVersion };
  }
  return null;
}

/** Only the name: a message may quote what the viewer was looking at. */
export const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Unknown';
