import {
  deployRemote,
  enableRemote,
  mountRemote,
  openStore,
  previewRemote,
  readRegistry,
  rollbackRemote,
} from '@academy/platform/registry';
import { frozenRelease } from './frozen.ts';
import { type VariantName, variantDist } from './variants.ts';

interface Deployed {
  /** The folder that remotes are published to. */
  readonly store: string;
  /** The address of the academy; undefined while it does not run. */
  readonly url?: string;
}

/** Deploys and disables remotes of a running academy, as the command line does. */
export class Releases {
  readonly #academy: Deployed;

  constructor(academy: Deployed) {
    this.#academy = academy;
  }

  /** @returns the version that is live now. */
  async deploy(variant: VariantName): Promise<string> {
    const { entry } = await deployRemote(await this.#store(), variantDist(variant));
    await this.#isServed();
    return entry.version;
  }

  /** Deploys a release built for an earlier minor version of the shell, which does not declare what it uses. */
  async deployFrozen(minor: string): Promise<string> {
    const { entry } = await deployRemote(await this.#store(), frozenRelease(minor), { forceGate: true });
    await this.#isServed();
    return entry.version;
  }

  /** @returns the token of a link to a variant that is not live. */
  async preview(variant: VariantName, role: string): Promise<string> {
    const until = new Date(Date.now() + 3_600_000);
    return (await previewRemote(await this.#store(), variantDist(variant), { role, until })).token;
  }

  /** @param offNow also in open pages. */
  async enable(enabled: boolean, offNow = false, remote = 'mf-timeline'): Promise<void> {
    await enableRemote(await this.#store(), remote, enabled, { offNow });
    await this.#isServed();
  }

  /** Makes the version before the live one live again. */
  async rollback(remote: string): Promise<void> {
    await rollbackRemote(await this.#store(), remote);
    await this.#isServed();
  }

  async mountAs(door: 'route' | 'single-spa'): Promise<void> {
    await mountRemote(await this.#store(), 'mf-timeline', door);
    await this.#isServed();
  }

  #store() {
    return openStore(this.#academy.store);
  }

  /** A server reads its store at most once a second: waits until it serves the registry of the store. */
  async #isServed(): Promise<void> {
    const { url } = this.#academy;
    if (!url) return;
    const { revision } = await readRegistry(await this.#store());
    const served = async () => ((await (await fetch(`${url}/remotes.json`)).json()) as { revision: number }).revision;
    while ((await served()) < revision) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
