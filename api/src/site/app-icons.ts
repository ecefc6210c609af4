import sharp from 'sharp';
import { GROUNDS, ICONS, type IconName } from './app-manifest.ts';
import { type Asset, createAsset } from './asset.ts';

/** Of a maskable icon's width: devices cut everything outside of a circle of four fifths. */
const SAFE_SHARE = 0.6;
const PLAIN_SHARE = 0.92;

/** The mark as SVG, from the page's own icon; null where it has none. */
export function markOf(template: string): string | null {
  const [, encoded] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(template) ?? [];
  return encoded ? decodeURIComponent(encoded) : null;
}

function withGround(mark: string, size: number, isMaskable: boolean): string {
  const inner = size * (isMaskable ? SAFE_SHARE : PLAIN_SHARE);
  const offset = (size - inner) / 2;
  const placed = mark.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${inner}" height="${inner}" `);
  const ground = isMaskable ? `<rect width="${size}" height="${size}" fill="${GROUNDS.light}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
}

/** Draws the icons from the mark, each when it is asked for first. */
export function appIcons(mark: string): (name: IconName) => Promise<Asset> {
  const drawn = new Map<IconName, Promise<Asset>>();
  const draw = async (name: IconName): Promise<Asset> => {
    const { size, isMaskable } = ICONS[name];
    const bytes = await sharp(Buffer.from(withGround(mark, size, isMaskable)))
      .png()
      .toBuffer();
    return createAsset(name, new Uint8Array(bytes));
  };
  return (name) => {
    const icon = drawn.get(name) ?? draw(name);
    drawn.set(name, icon);
    return icon;
  };
}
