import { heicChoice, isHeic } from '@academy/shared-ui/readable-pictures';
import { type Area, sideOf } from './crop-maths.ts';

const MB = 1024 * 1024;
/** C1. */
export const MOST_MB = 10;
const QUALITY = 0.92;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** For the file picker. */
export const accepted = types.join(',') + heicChoice();

/** Why a file cannot become the picture, as a key of its text; null if it can. */
export function rejectionOf(file: File): string | null {
  const { type, size } = file;
  if (isHeic(file)) return 'own.picture.heic';
  if (!types.includes(type)) return 'own.picture.wrongType';
  return size > MOST_MB * MB ? 'own.picture.tooLarge' : null;
}

/** A picture from the device, upright, until it is released. */
export interface ChosenPicture {
  url: string;
  width: number;
  height: number;
  image: HTMLImageElement;
  release: () => void;
}

/** @throws if the bytes are no picture that this browser can show. */
export async function openPicture(file: File): Promise<ChosenPicture> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { url, image, width: image.naturalWidth, height: image.naturalHeight, release };
}

/** The area as a square JPEG: only its pixels leave the device. */
export async function cutPicture({ image }: ChosenPicture, area: Area): Promise<Blob> {
  const side = sideOf(area);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // A JPEG has no transparency: transparent parts become white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
