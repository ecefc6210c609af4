import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ScaffoldError } from './names.ts';

/** Writes new files below a folder; nothing is written when one of them exists. */
export function writeNewFiles(folder: string, files: Record<string, string>): string[] {
  const places = Object.entries(files).map(([file, text]) => ({ place: path.join(folder, file), text }));
  for (const { place } of places) if (existsSync(place)) throw new ScaffoldError(`${place} exists already`);
  for (const { place, text } of places) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return places.map(({ place }) => place);
}

/** Puts text behind the first place where a marker stands in a file. */
export function insertAfter(file: string, marker: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  const at = before.indexOf(marker);
  if (at < 0) throw new ScaffoldError(`${file} has no ${marker.trim()} to add to`);
  writeFileSync(file, before.slice(0, at + marker.length) + text + before.slice(at + marker.length));
}

/** Adds a top-level key to a JSON file. */
export function addToJson(file: string, key: string, value: unknown): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...content, [key]: value }, null, 2));
}
