import { MalformedFile } from '#base/containers/stored-file.ts';

/** A cell of a workbook holds no more characters. */
const MOST_CHARACTERS = 32_767;
const escapes = /_x([0-9a-f]{4})_/gi;

/** Collects the text of a cell from the tags `t` and `v`, without reading aids (`rPh`). */
export class TextOfCell {
  #text = '';
  #isText = false;
  #isAid = false;

  clear(): void {
    this.#text = '';
    this.#isText = false;
    this.#isAid = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isAid = true;
    if (name === 't' || name === 'v') this.#isText = !this.#isAid;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isAid = false;
    if (name === 't' || name === 'v') this.#isText = false;
  }

  add(piece: string): void {
    if (!this.#isText) return;
    this.#text += piece;
    if (this.#text.length > MOST_CHARACTERS) throw new MalformedFile('a cell has too many characters');
  }

  /** With characters that XML cannot hold, which are written as `_x000D_`. */
  get value(): string {
    return this.#text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
