/** Photos of iPhones and Samsung phones, recognized by type, or by name if the type is unknown. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (!/^(image|video|audio)\//.test(type) && /\.hei[cf]$/i.test(name));

/** The maximum size of a canvas on phones. */
const MOST_SIDE = 4096;
const QUALITY = 0.9;

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, MOST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function asJpeg(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const canvas = draw(image);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob?.type !== 'image/jpeg') return null;
    const name = file.name.replace(/\.hei[cf]$/i, '');
    return new File([blob], `${name}.jpg`, { type: blob.type, lastModified: file.lastModified });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A HEIC picture as JPEG if this browser can read it; any other file unchanged. */
export const readablePicture = async (file: File): Promise<File> =>
  isHeic(file) ? ((await asJpeg(file)) ?? file) : file;

/** The same for chosen or dropped files: synchronous if nothing must be converted. */
export function takeReadable(files: Iterable<File>, take: (files: File[]) => void): void {
  const chosen = [...files];
  if (chosen.some(isHeic)) void Promise.all(chosen.map(readablePicture)).then(take);
  else take(chosen);
}

/** More types for a file picker: none on iPhones, which then convert HEIC to JPEG themselves. */
export function heicChoice(): string {
  const isTouchMac = navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1;
  return isTouchMac || /iPhone|iPad|iPod/.test(navigator.userAgent) ? '' : ',.heic,.heif';
}
