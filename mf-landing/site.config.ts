import path from 'node:path';
import type { Configuration } from '@rspack/core';

const dir = import.meta.dirname;
const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
const shared = {
  context: dir,
  mode: 'production',
  devtool: false,
  performance: false,
  stats: 'errors-warnings',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
} satisfies Configuration;

/** The page's own two scripts, and the inlined style. */
const browser = (outDir: string): Configuration => ({
  ...shared,
  name: 'site',
  target: ['web', 'es2022'],
  entry: {
    landing: './src/site/start.ts',
    hydrate: './src/site/hydrate.tsx',
    style: ['./src/styles/document.css', './src/styles/landing.css'],
  },
  output: {
    path: outDir,
    clean: true,
    publicPath: '/site/',
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
  },
  module: { rules: [scripts, { test: /\.css$/, type: 'css/auto' }] },
});

/** The renderer that `prerender.mjs` runs after the build. */
const renderer: Configuration = {
  ...shared,
  name: 'prerender',
  target: 'node20',
  entry: { render: './src/prerender/render.ts' },
  output: { path: path.join(dir, '.cache/site'), filename: '[name].mjs', module: true, library: { type: 'module' } },
  externals: { 'subset-font': 'module subset-font' },
  module: { rules: [scripts], parser: { javascript: { importMeta: false } } },
};

/** The builds of the page as a separate document; `outDir` is the folder that is served as `/site/`. */
export const siteConfigs = (outDir: string): Configuration[] => [browser(outDir), renderer];

export default siteConfigs(path.join(dir, 'dist/site'));
