import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '#/site/texts.ts';
import { cutFont } from './cut-font.ts';
import { declaredWords } from './declared.ts';
import { renderBody, renderDocument, styleHash } from './document.tsx';
import { facesOf } from './font-faces.ts';
import { markFile } from './mark-file.tsx';
import { themeCss } from './theme-css.ts';

interface Folders {
  /** The folder of the site's built scripts, which also gets the documents. */
  site: string;
  /** Pictures that are served unchanged. */
  pictures: string;
}

/** Writes the documents, their fonts and pictures, and the styles' hashes beside the built scripts. */
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
  const icon = markFile();
  await writeFile(path.join(site, icon.name), icon.svg);

  const styleHashes: string[] = [];
  for (const language of languages) {
    const fonts = await Promise.all(facesOf(language, renderBody(language)).map(cutFont));
    for (const font of fonts) await writeFile(path.join(site, font.name), font.bytes);
    const css = [themeCss(style), ...fonts.map((font) => font.css), style].join('');
    const parts = { language, css, icon: `/site/${icon.name}`, scripts };
    await writeFile(path.join(site, `${language}.html`), renderDocument(parts));
    await writeFile(path.join(site, `${language}.words.html`), renderDocument({ ...parts, isTemplate: true }));
    await copyFile(path.join(pictures, `og-${language}.png`), path.join(site, `og-${language}.png`));
    styleHashes.push(styleHash(css));
  }
  await writeFile(path.join(site, 'words.json'), JSON.stringify(declaredWords));
  await writeFile(path.join(site, 'csp.json'), JSON.stringify({ styleHashes }));
  await rm(styleFile);
}
