import type { RegistryEntry } from '@academy/shared-auth/contract';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type Asset, textAsset } from '../assets/asset.ts';
import { compressNow } from '../assets/compression.ts';
import type { PageAcademy } from '../page-academy.ts';
import type { Language, Theme } from '../preferences.ts';
import type { Warn } from '../releases/live-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { fillPage } from './fill-page.ts';

/** Used unchanged in the header of the policy. */
const styleHash = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/=-]+$/));
const policySchema = v.object({ styleHashes: v.array(styleHash) });

interface LandingPage {
  asset: Asset;
  /** The hashes of its inline styles. */
  styleHashes: string[];
}

/** Finds the prerendered page of a landing release; null if the release has none that can be shown. */
export type FindLandingPage = (
  release: RegistryEntry,
  language: Language,
  theme: Theme | null,
) => Promise<LandingPage | null>;

interface LandingPagesDeps {
  releases: ReleaseFiles;
  publicUrl: string;
  figuresEvery: number;
  academy: PageAcademy;
  warn: Warn;
}

export function landingPages({ releases, publicUrl, figuresEvery, academy, warn }: LandingPagesDeps): FindLandingPage {
  const pages = new LRUCache<string, Promise<LandingPage | null>>({ max: 20 });

  async function compose({ name, version }: RegistryEntry, language: Language, theme: Theme | null) {
    const html = await releases.find(name, version, `site/${language}.html`);
    const policy = await releases.find(name, version, 'site/csp.json');
    if (!html || !policy) return null;
    const { styleHashes } = v.parse(policySchema, JSON.parse(textOf(policy)));
    // The values for placeholders of prerendered pages.
    const own = { PUBLIC_URL: publicUrl, RELEASE: version, FIGURES_EVERY: String(figuresEvery) };
    const values = { ...own, ...academy.valuesIn(language) };
    const asset = textAsset('index.html', fillPage(withTheme(textOf(html), theme), values));
    await compressNow(asset);
    return { asset, styleHashes };
  }

  return (release, language, theme) => {
    const key = [release.version, language, theme, academy.version()].join('|');
    const known = pages.get(key);
    if (known) return known;
    const page = compose(release, language, theme).catch((cause) => {
      pages.delete(key);
      warn(`the landing page of ${release.version} cannot be shown`, cause);
      return null;
    });
    pages.set(key, page);
    // A release may get its page, or its signature, later.
    void page.then((found) => found ?? pages.delete(key));
    return page;
  };
}

export const textOf = (asset: Asset) => new TextDecoder().decode(asset.bytes);

/** Only in the document's own tag; if the browser has stored no theme, the page itself follows the system's. */
function withTheme(html: string, theme: Theme | null): string {
  return theme ? html.replace(/<html([^>]*)>/, `<html$1 class="${theme}">`) : html;
}
