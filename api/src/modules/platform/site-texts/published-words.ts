import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { type SitePage, sitePages } from '#base/site-texts/declared-words.ts';
import type { StoredSection } from '#base/site-texts/resolve-page.ts';
import { newestVersion, storedSections } from './read-page.ts';
import { publishedVersions, siteTextsSetting } from './site-texts.settings.ts';

type EditedPages = Record<SitePage, readonly StoredSection[] | null>;

const AGAIN_MS = 2_000;

async function readPages(sql: Sql, versionOf: (page: SitePage) => number | Promise<number>): Promise<EditedPages> {
  const pages: EditedPages = { landing: null, faq: null };
  for (const page of sitePages) {
    const sections = await storedSections(sql, page, await versionOf(page));
    if (sections.length > 0) pages[page] = sections;
  }
  return pages;
}

/**
 * The published words (D157), held in memory: pages are served without the database. The setting with the published
 * versions says in every process when to read them again.
 */
export class PublishedWords {
  readonly #sql: Sql;
  readonly #settings: AcademySettings;
  #pages: EditedPages = { landing: null, faq: null };
  #held = '';
  #version = 0;

  constructor(sql: Sql, settings: AcademySettings) {
    this.#sql = sql;
    this.#settings = settings;
    settings.onChange(() => void this.refresh());
  }

  version(): number {
    return this.#version;
  }

  published(): EditedPages {
    return this.#pages;
  }

  /** What was saved last. */
  draft(): Promise<EditedPages> {
    return readPages(this.#sql, (page) => newestVersion(this.#sql, page));
  }

  /** Reads the published versions, if they are others; while the database is away, the former ones stay. */
  async refresh(): Promise<void> {
    const wanted = this.#settings.get(siteTextsSetting);
    if (wanted === this.#held) return;
    const versions = publishedVersions(wanted);
    try {
      const pages = await readPages(this.#sql, (page) => versions[page]);
      if (wanted !== this.#settings.get(siteTextsSetting)) return;
      this.#pages = pages;
      this.#held = wanted;
      this.#version += 1;
    } catch {
      setTimeout(() => void this.refresh(), AGAIN_MS).unref();
    }
  }
}
