import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ScaffoldError } from './names.ts';

/** Files to create and to change, by path below a folder. Everything is checked before anything is written. */
export class FileChanges {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(this.#place(file));
  }

  read(file: string): string {
    const text = this.#texts.get(file) ?? this.#onDisk(file);
    if (text === null) throw new ScaffoldError(`there is no ${file}`);
    return text;
  }

  create(file: string, text: string): void {
    if (this.exists(file)) throw new ScaffoldError(`${file} exists already`);
    this.#texts.set(file, text);
  }

  edit(file: string, change: (text: string) => string): void {
    this.#texts.set(file, change(this.read(file)));
  }

  /** @param pattern what the text replaces. */
  replaceIn(file: string, pattern: RegExp, text: string): void {
    this.edit(file, (before) => {
      if (!pattern.test(before)) throw new ScaffoldError(`${file} has no ${pattern} to replace`);
      return before.replace(pattern, () => text);
    });
  }

  insertAfter(file: string, marker: string, text: string): void {
    this.edit(file, (before) => {
      const start = before.indexOf(marker);
      if (start < 0) throw new ScaffoldError(`${file} has no ${marker} to add to`);
      const at = start + marker.length;
      return before.slice(0, at) + text + before.slice(at);
    });
  }

  editJson<Content extends object>(file: string, change: (content: Content) => object): void {
    this.edit(file, (text) => JSON.stringify(change(JSON.parse(text) as Content), null, 2));
  }

  /** Writes all, then finishes. If either fails, everything is restored. */
  async write(finish: (files: string[]) => Promise<void>): Promise<void> {
    const before = this.files.map((file) => ({ file, text: this.#onDisk(file) }));
    const newFolders: string[] = [];
    try {
      for (const [file, text] of this.#texts) {
        const made = mkdirSync(path.dirname(this.#place(file)), { recursive: true });
        if (made) newFolders.push(made);
        writeFileSync(this.#place(file), text);
      }
      await finish(this.files);
    } catch (error) {
      for (const { file, text } of before)
        if (text === null) rmSync(this.#place(file), { force: true });
        else writeFileSync(this.#place(file), text);
      for (const folder of newFolders) rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  #onDisk(file: string): string | null {
    return existsSync(this.#place(file)) ? readFileSync(this.#place(file), 'utf8') : null;
  }

  #place(file: string): string {
    return path.join(this.#root, file);
  }
}
