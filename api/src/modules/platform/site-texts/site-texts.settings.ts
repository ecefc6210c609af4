import { lineSetting, type Setting } from '#base/academy/define-settings.ts';
import { type SitePage, sitePages } from '#base/site-texts/declared-words.ts';

/** The published version of each edited page, `faq:3,landing:7`. Publishing changes it, so no group has it. */
export const siteTextsSetting: Setting<string> = { ...lineSetting('', 120), key: 'site_texts' };

/** The built-in page is the first version. */
export const BUILT_IN = 1;

/** Which version of each page is published. */
export function publishedVersions(value: string): Record<SitePage, number> {
  const of = (page: SitePage) => Number(new RegExp(`\\b${page}:(\\d+)`).exec(value)?.[1] ?? BUILT_IN);
  return { landing: of('landing'), faq: of('faq') };
}

export const versionsText = (versions: Record<SitePage, number>): string =>
  sitePages.map((page) => `${page}:${versions[page]}`).join(',');
