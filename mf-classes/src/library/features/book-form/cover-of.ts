/** A picture of a PDF's first page; null for a picture, which is its own cover, and for a PDF that cannot be drawn. */
export async function coverOf(file: File | null): Promise<File | null> {
  if (!file || file.type.startsWith('image/')) return null;
  try {
    const { firstPageOf } = await import(
      /* webpackChunkName: "pdf" */ '#/library/components/files/pdf/pdf-document.ts'
    );
    return await firstPageOf(file);
  } catch {
    return null;
  }
}
