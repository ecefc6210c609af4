import sharp from 'sharp';
import { GROUNDS, ICONS } from './icons.ts';

/** Relative to a maskable icon's width: devices cut everything outside of a circle of four fifths. */
const SAFE_SHARE = 0.6;
const PLAIN_SHARE = 0.92;

/** The mark as SVG, from the page's own icon. @throws Error if it has none. */
function markOf(template: string): string {
  const [, encoded] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(template) ?? [];
  if (!encoded) throw new Error('the shell’s index.html has no icon to draw the app’s from');
  return decodeURIComponent(encoded);
}

function withGround(mark: string, size: number, isMaskable: boolean): string {
  const inner = size * (isMaskable ? SAFE_SHARE : PLAIN_SHARE);
  const offset = (size - inner) / 2;
  const placed = mark.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${inner}" height="${inner}" `);
  const ground = isMaskable ? `<rect width="${size}" height="${size}" fill="${GROUNDS.light}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
}

/** The app's icons as PNG, by file name. The server does not draw them: it never decodes SVG. */
export async function drawIcons(template: string): Promise<Map<string, Buffer>> {
  const mark = markOf(template);
  const drawn = Object.entries(ICONS).map(async ([name, { size, isMaskable }]) => {
    const svg = Buffer.from(withGround(mark, size, isMaskable));
    return [name, await sharp(svg).png().toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}
