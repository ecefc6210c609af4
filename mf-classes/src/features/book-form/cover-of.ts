/** A picture of a PDF's first page; none of a picture, which is its own, nor of a PDF that cannot be drawn. */
export async function coverOf(file: File | null): Promise<File | null> {
  if (!file || file.type.startsWith('image/')) return null;
  try {
    const { firstPageOf } = await import(/* webpackChunkName: "pdf" */ '#/components/files/pdf/pdf-document.ts');
    return await firstPageOf(file);
  } catch {
    return null;
  }
}
