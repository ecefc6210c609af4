import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFace } from './font-faces.ts';

export interface CutFont {
  /** File name with a hash of the content. */
  name: string;
  bytes: Buffer;
  css: string;
}

/** Cuts a font down to the characters, weights and features that the face names. */
export async function cutFont(face: FontFace): Promise<CutFont> {
  const whole = await readFile(createRequire(import.meta.url).resolve(face.source));
  const bytes = await subsetFont(whole, face.text, {
    targetFormat: 'woff2',
    ...(face.weights ? { variationAxes: { wght: face.weights } } : {}),
    ...(face.features ? { keepFeatures: face.features } : {}),
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${face.family.toLowerCase().replaceAll(' ', '-')}.${hash}.woff2`;
  const css = `@font-face{font-family:"${face.family}";src:url(/site/${name}) format("woff2");font-weight:${face.weight};font-display:swap;unicode-range:${face.range}}`;
  return { name, bytes, css };
}
