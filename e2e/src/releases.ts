import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  deployRemote,
  enableRemote,
  mountRemote,
  openStore,
  previewRemote,
  readRegistry,
} from '@academy/platform/registry';
import { variantsDir } from './places.ts';
import { type VariantName, variantDist } from './variants.ts';

interface Deployed {
  /** The folder that remotes are published to. */
  readonly store: string;
  /** Where the academy answers; without one it does not run yet. */
  readonly url?: string;
}

/** Deploys and disables remotes of a running academy, as the command line does. */
export class Releases {
  readonly #academy: Deployed;

  constructor(academy: Deployed) {
    this.#academy = academy;
  }

  /** @returns the version that is live now. */
  async deploy(variant: VariantName, options: { forceGate?: boolean } = {}): Promise<string> {
    return this.#deployFolder(variantDist(variant), options);
  }

  /** Deploys the second release with an entry script that throws when it runs. */
  async deployThrowing(): Promise<string> {
    const folder = path.join(variantsDir, `throwing-${process.pid}-${Date.now()}`);
    cpSync(variantDist('timeline-second'), folder, { recursive: true });
    try {
      spoilEntry(folder);
      return await this.#deployFolder(folder, {});
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** @returns the token of a link to a variant that is not live. */
  async preview(variant: VariantName, role: string): Promise<string> {
    const until = new Date(Date.now() + 3_600_000);
    return (await previewRemote(await this.#store(), variantDist(variant), { role, until })).token;
  }

  /** @param offNow also in pages that are open. */
  async enable(enabled: boolean, offNow = false): Promise<void> {
    await enableRemote(await this.#store(), 'mf-timeline', enabled, { offNow });
    await this.#isServed();
  }

  async mountAs(door: 'route' | 'single-spa'): Promise<void> {
    await mountRemote(await this.#store(), 'mf-timeline', door);
    await this.#isServed();
  }

  async #deployFolder(folder: string, options: { forceGate?: boolean }): Promise<string> {
    const { entry } = await deployRemote(await this.#store(), folder, options);
    await this.#isServed();
    return entry.version;
  }

  #store() {
    return openStore(this.#academy.store);
  }

  /** A server asks its store at most once a second: waits until it hands out the registry that lies there. */
  async #isServed(): Promise<void> {
    const { url } = this.#academy;
    if (!url) return;
    const { revision } = await readRegistry(await this.#store());
    const served = async () => ((await (await fetch(`${url}/remotes.json`)).json()) as { revision: number }).revision;
    while ((await served()) < revision) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Described {
  version: string;
  base: string;
  entry: string;
  integrity: Record<string, string>;
}

/** Another version of a built release: its entry script throws, and its description vouches for exactly that. */
function spoilEntry(folder: string): void {
  const script = "throw new Error('this release throws when it is loaded');\n";
  writeFileSync(path.join(folder, 'remoteEntry.js'), script);
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Described;
  const version = release.version.replace(/^1\.1\.0-/, '1.1.1-');
  const moved = (url: string) => url.replace(release.version, version);
  const integrity = {
    ...release.integrity,
    'remoteEntry.js': `sha384-${createHash('sha384').update(script).digest('base64')}`,
  };
  const spoilt = { ...release, version, base: moved(release.base), entry: moved(release.entry), integrity };
  writeFileSync(file, JSON.stringify(spoilt));
}
