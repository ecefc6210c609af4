import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

// From our own origin, as the page's security policy requires.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

// pdf.js detaches it for scripts that are not modules; we have none.
Reflect.deleteProperty(globalThis, 'pdfjsLib');

/** Logs only errors: pdf.js draws a damaged file as well as it can. */
const VERBOSITY = 0;
const COVER_WIDTH = 480;

export type PdfDocument = PDFDocumentProxy;

/** Opens a PDF by its address. `close` stops running work. */
export function openPdf(url: string): { document: Promise<PdfDocument>; close: () => void } {
  const task = getDocument({ url, verbosity: VERBOSITY, enableXfa: false });
  return { document: task.promise, close: () => void task.destroy() };
}

interface Drawing {
  document: PdfDocument;
  page: number;
  canvas: HTMLCanvasElement;
  /** Width in pixels of the screen. */
  width: number;
  zoom: number;
}

/** Draws a page at the requested width. `done` has the text of the page; it rejects if drawing is stopped. */
export function drawPage({ document, page, canvas, width, zoom }: Drawing): {
  done: Promise<string>;
  stop: () => void;
} {
  let stop = () => {};
  let isStopped = false;
  async function draw(): Promise<string> {
    const found = await document.getPage(page);
    const natural = found.getViewport({ scale: 1 });
    const shown = width * zoom;
    const viewport = found.getViewport({ scale: (shown / natural.width) * Math.min(window.devicePixelRatio, 2) });
    if (isStopped) throw new Error('stopped');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    canvas.style.inlineSize = `${Math.round(shown)}px`;
    const task = found.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
    const { items } = await found.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return {
    done: draw(),
    stop: () => {
      isStopped = true;
      stop();
    },
  };
}

/** A picture of a PDF's first page. */
export async function firstPageOf(file: File): Promise<File | null> {
  const task = getDocument({ data: await file.arrayBuffer(), verbosity: VERBOSITY, enableXfa: false });
  try {
    const canvas = document.createElement('canvas');
    await drawPage({ document: await task.promise, page: 1, canvas, width: COVER_WIDTH, zoom: 1 }).done;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob && new File([blob], 'cover.png', { type: blob.type });
  } finally {
    void task.destroy();
  }
}
