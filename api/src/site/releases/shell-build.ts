import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { type Asset, createAsset } from '../assets/asset.ts';
import { compressLater } from '../assets/compression.ts';

const urls = v.array(v.string());
const buildSchema = v.object({
  version: v.string(),
  /** The app's scripts, in order. */
  preload: urls,
  /** The style sheets of every page, which the app loads. */
  styles: v.optional(urls, []),
  /** Further scripts of the shell that screens may need, by entry point. */
  later: v.optional(
    v.record(v.string(), v.array(v.object({ url: v.string(), integrity: v.optional(v.string()) }))),
    {},
  ),
  styleHashes: v.array(v.string()),
  /** HTML by kind of page. */
  skeletons: v.record(v.string(), v.string()),
  /**
   * For kinds with several equal items in their skeleton: the item as HTML, with placeholders `{title}` and `{text}`.
   */
  skeletonItems: v.optional(
    v.record(v.string(), v.object({ blank: v.string(), times: v.number(), filled: v.string() })),
    {},
  ),
});

export type SkeletonItem = v.InferOutput<typeof buildSchema>['skeletonItems'][string];

/** The shell's build: its page and its files, by URL path. */
export interface ShellBuild extends v.InferOutput<typeof buildSchema> {
  template: string;
  /** The page's own scripts, by URL: they start its requests, and then the app. */
  bootScripts: string[];
  files: Map<string, Asset>;
}

const SERVED_OTHERWISE = new Set(['/index.html', '/build.json', '/offers.json']);

/** Reads the shell's build into memory. @throws Error if it is missing or incomplete. */
export function readShellBuild(folder: string): ShellBuild {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} is missing: build the shell first`);
  const build = v.parse(buildSchema, JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  const template = readFileSync(page, 'utf8');
  const bootScripts = [...template.matchAll(/<script defer src="([^"]+)"/g)].map(([, url = '']) => url);
  return { ...build, template, bootScripts, files: readFiles(folder) };
}

function readFiles(folder: string): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || entry.name.startsWith('.') || SERVED_OTHERWISE.has(url) || url.endsWith('.br')) continue;
    const asset = createAsset(entry.name, new Uint8Array(readFileSync(path)));
    if (existsSync(`${path}.br`)) asset.br = new Uint8Array(readFileSync(`${path}.br`));
    compressLater(asset);
    files.set(url, asset);
  }
  return files;
}
