import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Replacement } from './plugins/replacements-plugin.ts';

const RUNTIME = '@module-federation/runtime';
const DATA = 'data:text/javascript,';
const COMMON_JS = /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;

export const esModuleReplacement: Replacement = {
  name: 'federation runtime as ES modules',
  requests: [/^@module-federation\/runtime$/, /^academy-federation\/.*webpack-bundler-runtime\/dist\/index\.cjs$/],
  standIn: /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.js$/,
  gone: COMMON_JS,
};

const asEsModule = (file: string) => file.replace(/\.cjs$/, '.js');

/** The path of the runtime's file, which pnpm makes visible only through the packages in between. */
function runtimeFile(): string {
  const between = ['@module-federation/enhanced/rspack', '@module-federation/runtime-tools', RUNTIME];
  return between.reduce((file, name) => createRequire(file).resolve(name), import.meta.filename);
}

/** A placeholder for a file of the federation plugin in the entry that it generates. */
const STAND_IN = 'academy-federation/';

/**
 * The plugin's entry is a text that imports by absolute paths, and the ids of its modules are hashes of that text: they
 * would differ with the folder of the checkout.
 * @returns the text without paths, and the files by their placeholders.
 */
function withoutPaths(request: string, files: Map<string, string>): string {
  const [start = '', text = ''] = request.split(DATA);
  const plain = decodeURIComponent(text).replace(/ from "([^"]+)"/g, (whole, file: string) => {
    if (!path.isAbsolute(file)) return whole;
    const standIn = STAND_IN + file.slice(file.lastIndexOf('node_modules/'));
    files.set(standIn, file);
    return ` from "${standIn}"`;
  });
  return start + DATA + encodeURIComponent(plain);
}

/**
 * The federation plugin imports its runtime's CommonJS files, which allow no tree shaking. This uses the ES modules
 * beside them: 10 KB less, compressed, before the first screen.
 */
export function esModuleRuntime() {
  const runtime = asEsModule(runtimeFile());
  const files = new Map<string, string>();
  return new rspack.NormalModuleReplacementPlugin(/@module-federation|academy-federation/, (resource) => {
    if (resource.request.includes(DATA)) resource.request = withoutPaths(resource.request, files);
    resource.request = files.get(resource.request) ?? resource.request;
    if (resource.request === RUNTIME) resource.request = runtime;
    else if (COMMON_JS.test(resource.request)) resource.request = asEsModule(resource.request);
  });
}

const NO_ERROR_WORDS = path.join(import.meta.dirname, 'loaders/no-error-words.mjs');
const OF_ERRORS = /\/desc\.mjs$/;

export const errorWordsReplacement: Replacement = {
  name: 'federation runtime without explanations of errors',
  requests: [OF_ERRORS],
  standIn: /loaders[\\/]no-error-words\.mjs$/,
  gone: /error-codes[\\/]dist[\\/]desc\.mjs$/,
};

/** Leaves out the sentences for the runtime's errors, which keep their code and address: 0.5 KB, compressed, each time. */
export function runtimeWithoutErrorWords() {
  return new rspack.NormalModuleReplacementPlugin(OF_ERRORS, (resource) => {
    if (resource.context.includes('@module-federation/error-codes')) resource.request = NO_ERROR_WORDS;
  });
}
