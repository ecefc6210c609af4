import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HADITH } from '#/sections/hadith.tsx';
import { languages } from '#/site/texts.ts';
import { renderBody, renderDocument, styleHash } from './document.tsx';
import { type CutFont, cutFont, faces } from './fonts.ts';
import { markFile } from './mark-svg.tsx';
import { themeCss } from './theme-css.ts';

interface Folders {
  /** Where the site's scripts were built to and the documents go. */
  site: string;
  /** Pictures that are served as they are. */
  pictures: string;
}

/** Writes the documents, their fonts and pictures, and the style's hashes beside the built scripts. */
export async function renderSite({ site, pictures }: Folders): Promise<void> {
  const built = await readdir(site);
  const named = (name: string, ending: string): string => {
    const found = built.find((file) => file.startsWith(`${name}.`) && file.endsWith(ending));
    if (!found) throw new Error(`${site} has no ${name}.*${ending}: build the site first`);
    return found;
  };
  const styleFile = path.join(site, named('style', '.css'));
  const style = await readFile(styleFile, 'utf8');
  const scripts = { start: `/site/${named('landing', '.js')}`, hydrate: `/site/${named('hydrate', '.js')}` };

  const text = languages.map(renderBody).join('');
  const [latin, arabic, display] = await Promise.all([
    cutFont(faces.latin, text),
    cutFont(faces.arabic, text),
    cutFont(faces.display, HADITH),
  ]);
  const css = [themeCss(style), ...[latin, arabic, display].map((font) => font.css), style].join('');
  const icon = markFile();
  const preloaded: Record<string, CutFont> = { en: latin, ar: arabic };

  for (const font of [latin, arabic, display]) await writeFile(path.join(site, font.name), font.bytes);
  await writeFile(path.join(site, icon.name), icon.svg);
  for (const language of languages) {
    const fonts = [preloaded[language]].flatMap((font) => (font ? [`/site/${font.name}`] : []));
    const html = renderDocument({ language, css, icon: `/site/${icon.name}`, fonts, scripts });
    await writeFile(path.join(site, `${language}.html`), html);
    await copyFile(path.join(pictures, `og-${language}.png`), path.join(site, `og-${language}.png`));
  }
  await writeFile(path.join(site, 'csp.json'), JSON.stringify({ styleHashes: [styleHash(css)] }));
  await rm(styleFile);
}
