import path from 'node:path';
import { rspack } from '@rspack/core';
import { workspaceRoot } from './workspace.ts';

const theme = path.join(workspaceRoot, 'shared-ui/src/theme');

interface PageRules {
  pageRules: () => string[];
}

const replace = (from: RegExp, to: string) => new rspack.NormalModuleReplacementPlugin(from, path.join(theme, to));

/**
 * Computes the styles of the whole page once, instead of in every browser: a third of what the design system's start
 * takes there.
 */
export async function computedPageCss() {
  const { pageRules }: PageRules = await import(path.join(theme, 'page-rules.ts'));
  return [
    new rspack.DefinePlugin({ __PAGE_CSS__: JSON.stringify(pageRules()) }),
    replace(/^\.\/page-css\.ts$/, 'built-page-css.ts'),
    replace(/^\.\/(global-styles\.ts|preflight\.js|serialize\.js)$/, 'no-page-css.ts'),
  ];
}
