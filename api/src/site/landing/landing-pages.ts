import type { RegistryEntry } from '@academy/shared-auth/contract';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { declaredWords, WORDS_FILE } from '#base/site-texts/declared-words.ts';
import { type Asset, textAsset } from '../assets/asset.ts';
import { compressNow } from '../assets/compression.ts';
import type { PageAcademy } from '../page-academy.ts';
import type { Language, Theme } from '../preferences.ts';
import type { Warn } from '../releases/live-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { SiteWords } from '../site-words.ts';
import { fillPage } from './fill-page.ts';
import { type EditedPages, fillWords } from './fill-words.ts';

/** Used unchanged in the header of the policy. */
const styleHash = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/=-]+$/));
const policySchema = v.object({ styleHashes: v.array(styleHash) });

interface LandingPage {
  asset: Asset;
  /** The hashes of its inline styles. */
  styleHashes: string[];
}

/** Finds the prerendered page of a landing release; null if the release has none that can be shown. */
type FindLandingPage = (release: RegistryEntry, language: Language, theme: Theme | null) => Promise<LandingPage | null>;

export interface LandingPages {
  find: FindLandingPage;
  /** The page with what was saved last, published or not. */
  draft: FindLandingPage;
}

interface LandingPagesDeps {
  releases: ReleaseFiles;
  publicUrl: string;
  figuresEvery: number;
  academy: PageAcademy;
  words: SiteWords;
  warn: Warn;
}

export function landingPages(deps: LandingPagesDeps): LandingPages {
  const { releases, publicUrl, figuresEvery, academy, words, warn } = deps;
  const pages = new LRUCache<string, Promise<LandingPage | null>>({ max: 20 });

  async function compose(release: RegistryEntry, language: Language, theme: Theme | null, pages: EditedPages) {
    const { name, version } = release;
    const html = await releases.find(name, version, `site/${language}.html`);
    const policy = await releases.find(name, version, 'site/csp.json');
    if (!html || !policy) return null;
    const { styleHashes } = v.parse(policySchema, JSON.parse(textOf(policy)));
    // The values for placeholders of prerendered pages.
    const own = { PUBLIC_URL: publicUrl, RELEASE: version, FIGURES_EVERY: String(figuresEvery) };
    const values: Record<string, string> = { ...own, ...academy.valuesIn(language) };
    const words = await wordsOf(release, language, pages).catch((cause) => {
      warn(`the words of ${version} cannot be read: its built-in ones are shown`, cause);
      return null;
    });
    const filled = fillPage(withTheme(words?.template ?? textOf(html), theme), values);
    const facts = { name: values.ACADEMY_NAME ?? '', notice: values.ACADEMY_NOTICE ?? '' };
    const page = words ? fillWords(filled, { language, declared: words.declared, pages, facts }) : filled;
    const asset = textAsset('index.html', page);
    await compressNow(asset);
    return { asset, styleHashes };
  }

  /** What the academy's words are filled into (D157); null if it has none, or the release is older than them. */
  async function wordsOf({ name, version }: RegistryEntry, language: Language, pages: EditedPages) {
    if (!pages.landing && !pages.faq) return null;
    const template = await releases.find(name, version, `site/${language}.words.html`);
    const declared = await releases.find(name, version, WORDS_FILE);
    if (!template || !declared) return null;
    return { template: textOf(template), declared: v.parse(declaredWords, JSON.parse(textOf(declared))) };
  }

  const find: FindLandingPage = (release, language, theme) => {
    const key = [release.version, language, theme, academy.version(), words.version()].join('|');
    const known = pages.get(key);
    if (known) return known;
    const page = compose(release, language, theme, words.published()).catch((cause) => {
      pages.delete(key);
      warn(`the landing page of ${release.version} cannot be shown`, cause);
      return null;
    });
    pages.set(key, page);
    // A release may get its page, or its signature, later.
    void page.then((found) => found ?? pages.delete(key));
    return page;
  };
  const draft: FindLandingPage = async (release, language, theme) => {
    const page = await compose(release, language, theme, await words.draft());
    if (!page) return null;
    // Its frame runs none.
    const html = textOf(page.asset).replace(/<script defer [^>]*><\/script>/, '');
    return { ...page, asset: textAsset('index.html', html) };
  };
  return { find, draft };
}

export const textOf = (asset: Asset) => new TextDecoder().decode(asset.bytes);

/** Only in the document's own tag; if the browser has stored no theme, the page itself follows the system's. */
function withTheme(html: string, theme: Theme | null): string {
  return theme ? html.replace(/<html([^>]*)>/, `<html$1 class="${theme}">`) : html;
}
