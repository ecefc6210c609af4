import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '#base/database/package-root.ts';

/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 48;
const PICTURE = WIDTH - 2 * MARGIN;
const LINE = 40;

interface Sheet {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Eight-pointed stars and ruled lines to write on, in the academy's colors. */
function drawing({ width, height }: Sheet): string {
  const shown = Math.min(HEIGHT / 2, (PICTURE * height) / width);
  const wide = (shown * width) / height;
  const top = HEIGHT - MARGIN - shown;
  const lines: string[] = [];
  for (let y = top - LINE; y > MARGIN; y -= LINE) lines.push(`${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S`);
  const picture = `q ${wide} 0 0 ${shown} ${(WIDTH - wide) / 2} ${top} cm /P Do Q`;
  return [picture, '0.06 0.36 0.31 RG 0.6 w [2 4] 0 d', ...lines, '[] 0 d 1.2 w', frame()].join('\n');
}

const frame = (): string => {
  const inset = MARGIN / 2;
  return `0.78 0.57 0.18 RG ${inset} ${inset} ${WIDTH - MARGIN} ${HEIGHT - MARGIN} re S`;
};

/** The bytes of consecutive objects, with the table of their positions. */
function written(objects: readonly (string | Buffer)[][]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let size = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const at = size;
    const body = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'].map((part) => Buffer.from(part as string));
    parts.push(...body);
    size += body.reduce((sum, part) => sum + part.length, 0);
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`));
  return Buffer.concat(parts);
}

/** A PDF with one page for each picture and lines to write on below it. */
function pdfOf(sheets: readonly Sheet[]): Buffer {
  const pageAt = (index: number) => 3 + index * 3;
  const kids = sheets.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const pages = sheets.flatMap((sheet, index) => {
    const at = pageAt(index);
    const content = drawing(sheet);
    const resources = `<< /XObject << /P ${at + 2} 0 R >> >>`;
    return [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${at + 1} 0 R /Resources ${resources} >>`,
      ],
      [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      [
        `<< /Type /XObject /Subtype /Image /Width ${sheet.width} /Height ${sheet.height} /ColorSpace /DeviceRGB`,
        ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${sheet.jpeg.length} >>\nstream\n`,
        sheet.jpeg,
        '\nendstream',
      ],
    ];
  });
  return written([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`],
    ...pages,
  ]);
}

/** A picture of `media/` prepared for paper: JPEG on white. */
export async function readSheet(name: string): Promise<Sheet> {
  const bytes = await readFile(path.join(packageRoot, 'src/demo/media', `${name}.webp`));
  const picture = sharp(bytes).flatten({ background: '#fff' }).resize({ width: 900, withoutEnlargement: true });
  const { data, info } = await picture.jpeg({ quality: 78 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** A workbook of the demo's own pictures, one per page. */
export const workbook = async (pictures: readonly string[]): Promise<Buffer> =>
  pdfOf(await Promise.all(pictures.map(readSheet)));
