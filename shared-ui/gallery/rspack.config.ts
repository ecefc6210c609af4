import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

/** Builds the gallery alone, without a shell: `dist/gallery/index.html`. */
export default defineConfig({
  context: path.resolve(import.meta.dirname, '..'),
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './gallery/main.tsx',
  output: { path: path.resolve(import.meta.dirname, '../dist/gallery'), clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ title: 'shared-ui', meta: { viewport: 'width=device-width, initial-scale=1' } }),
  ],
  performance: false,
  stats: 'errors-warnings',
});
