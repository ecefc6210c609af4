import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { transformSync } from 'esbuild';
import { workspaceRoot } from '../sources/workspace.ts';
import type { Replacement } from './plugins/replacements-plugin.ts';

const theme = path.join(workspaceRoot, 'shared-ui/src/theme');
const chakra = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system$/;

interface PageRules {
  pageRules: () => string[];
}

/** The replacements below that must match in the shell's build. */
export const pageCssReplacements: readonly Replacement[] = [
  {
    name: 'page styles computed by the build',
    requests: [/^\.\/page-css\.ts$/],
    standIn: /theme[\\/]built-page-css\.ts$/,
    gone: /theme[\\/](page-css|global-styles|page-rules)\.ts$/,
  },
  {
    name: 'Chakra without the styles of the page',
    requests: [/^\.\/global-styles\.ts$/, /^\.\/preflight\.js$/, /^\.\/serialize\.js$/],
    standIn: /theme[\\/]no-page-css\.ts$/,
    gone: /styled-system[\\/](preflight|serialize)\.js$/,
  },
];

/** An import between two modules of one folder. */
const replace = (from: RegExp, isFolder: (folder: string) => boolean, to: string) =>
  new rspack.NormalModuleReplacementPlugin(from, (asked) => {
    if (isFolder(asked.context)) asked.request = path.join(theme, to);
  });

const isTheme = (folder: string) => folder === theme;
const isChakra = (folder: string) => chakra.test(folder);

/**
 * Computes the styles of the whole page once in the build, instead of in every browser, where it took nearly half of
 * the design system's start.
 * @returns the plugins for it, and the name and text of the style sheet.
 */
export async function computedPageCss() {
  const { pageRules }: PageRules = await import(path.join(theme, 'page-rules.ts'));
  const text = transformSync(pageRules().join('\n'), { loader: 'css', minify: true }).code;
  const file = `assets/page.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  const plugins = [
    new rspack.DefinePlugin({ __PAGE_CSS__: JSON.stringify(`/${file}`) }),
    replace(/^\.\/page-css\.ts$/, isTheme, 'built-page-css.ts'),
    replace(/^\.\/global-styles\.ts$/, isTheme, 'no-page-css.ts'),
    replace(/^\.\/(preflight|serialize)\.js$/, isChakra, 'no-page-css.ts'),
  ];
  return { plugins, sheet: { file, text } };
}
