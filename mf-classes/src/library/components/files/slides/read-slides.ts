import { pptxToHtml } from '@jvmr/pptx-to-html';
import JSZip from 'jszip';

export interface Slide {
  /** The converter's result: HTML for a frame in which no script runs. */
  content: string;
  width: number;
  height: number;
}

export const MOST_SLIDES = 80;
const LIMIT_MS = 10_000;

/** Why a presentation is not shown. */
export class SlidesError extends Error {
  readonly reason: 'tooMany' | 'slow' | 'broken';
  constructor(reason: SlidesError['reason'], cause?: unknown) {
    super(`the presentation is not shown: ${reason}`, { cause });
    this.reason = reason;
  }
}

function slideOf(content: string): Slide {
  const [, width = '960', height = '540'] = /width: ([\d.]+)px; height: ([\d.]+)px/.exec(content) ?? [];
  return { content, width: Number(width), height: Number(height) };
}

async function checkNumber(bytes: ArrayBuffer): Promise<void> {
  const names = Object.keys((await JSZip.loadAsync(bytes)).files);
  const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  if (slides > MOST_SLIDES) throw new SlidesError('tooMany');
  if (slides === 0) throw new SlidesError('broken');
}

async function convert(bytes: ArrayBuffer): Promise<Slide[]> {
  await checkNumber(bytes);
  return (await pptxToHtml(bytes)).map(slideOf);
}

/** Converts a presentation's bytes into its slides, in order. @throws SlidesError */
export async function slidesOf(bytes: ArrayBuffer, limitMs = LIMIT_MS): Promise<Slide[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlidesError('slow')), limitMs);
  });
  try {
    return await Promise.race([convert(bytes), limit]);
  } catch (error) {
    throw error instanceof SlidesError ? error : new SlidesError('broken', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a presentation and converts its slides. @throws SlidesError, or an error of the network */
export async function readSlides(src: string, signal: AbortSignal): Promise<Slide[]> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
  return slidesOf(await response.arrayBuffer());
}
