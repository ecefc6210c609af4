import { writeZip } from '#base/containers/write-zip.ts';
import { readSheet } from './workbook.ts';

/** A slide of 4:3, in EMU. */
const [WIDTH, HEIGHT] = [9_144_000, 6_858_000];
const MARGIN = 457_200;
const LINE = 914_400;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN = 'http://schemas.openxmlformats.org';
const spaces = `xmlns:a="${OPEN}/drawingml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships" xmlns:p="${OPEN}/presentationml/2006/main"`;
const types = 'application/vnd.openxmlformats-officedocument';
const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

const relations = (targets: readonly [kind: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="${OPEN}/package/2006/relationships">${targets
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OPEN}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const contents = (slides: number) => {
  const part = (name: string, type: string) =>
    `<Override PartName="/ppt/${name}.xml" ContentType="${types}.${type}+xml"/>`;
  const each = Array.from({ length: slides }, (_, index) =>
    part(`slides/slide${index + 1}`, 'presentationml.slide'),
  ).join('');
  return `${HEAD}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>${part('presentation', 'presentationml.presentation.main')}${part('slideMasters/slideMaster1', 'presentationml.slideMaster')}${part('slideLayouts/slideLayout1', 'presentationml.slideLayout')}${part('theme/theme1', 'theme')}${each}</Types>`;
};

const colors = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];
const shades = [
  '111111',
  'FFFFFF',
  '0F5C4F',
  'F6F1E7',
  '0F5C4F',
  'C7912E',
  '4A7C59',
  '7A5C3E',
  '2F6F8F',
  '8F3F5F',
  '0F5C4F',
  '7A5C3E',
];
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = `<a:ln w="6350">${fill}</a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const font = (name: string) =>
  `<a:${name}><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface="Arial"/></a:${name}>`;
const theme = `${HEAD}<a:theme xmlns:a="${OPEN}/drawingml/2006/main" name="Academy"><a:themeElements><a:clrScheme name="Academy">${colors
  .map((name, index) => `<a:${name}><a:srgbClr val="${shades[index]}"/></a:${name}>`)
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="Academy">${font('majorFont')}${font('minorFont')}</a:fontScheme><a:fmtScheme name="Academy"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const master = `${HEAD}<p:sldMaster ${spaces}><p:cSld><p:spTree>${group}</p:spTree></p:cSld>${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`;
const layout = `${HEAD}<p:sldLayout ${spaces} type="blank"><p:cSld name="Blank"><p:spTree>${group}</p:spTree></p:cSld></p:sldLayout>`;

const presentation = (slides: number) =>
  `${HEAD}<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${Array.from(
    { length: slides },
    (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 3}"/>`,
  ).join(
    '',
  )}</p:sldIdLst><p:sldSz cx="${WIDTH}" cy="${HEIGHT}"/><p:notesSz cx="${HEIGHT}" cy="${WIDTH}"/></p:presentation>`;

/** The content of a slide: one of the demo's pictures between its words. */
export interface DemoSlide {
  picture: string;
  arabic: string;
  english: string;
}

interface Line {
  id: number;
  text: string;
  /** The top of the text box, in EMU. */
  top: number;
  /** In hundredths of a point. */
  size: number;
  isArabic: boolean;
}

/** A centred line of text across the slide. */
const lineOf = ({ id, text, top, size, isArabic }: Line): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${MARGIN}" y="${top}"/><a:ext cx="${WIDTH - 2 * MARGIN}" cy="${LINE}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="ctr"${isArabic ? ' rtl="1"' : ''}/><a:r><a:rPr lang="${isArabic ? 'ar-JO' : 'en-GB'}" sz="${size}"${isArabic ? ' b="1"' : ''}><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

/** A slide with the picture as large as possible between its two lines. */
function slide({ picture: name, arabic, english }: DemoSlide, width: number, height: number): string {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN - 2 * LINE) / height);
  const [cx, cy] = [Math.round(width * scale), Math.round(height * scale)];
  const place = `<a:xfrm><a:off x="${Math.round((WIDTH - cx) / 2)}" y="${Math.round((HEIGHT - cy) / 2)}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`;
  const lines = [
    lineOf({ id: 3, text: arabic, top: MARGIN, size: 4000, isArabic: true }),
    lineOf({ id: 4, text: english, top: HEIGHT - MARGIN - LINE, size: 2400, isArabic: false }),
  ].join('');
  return `${HEAD}<p:sld ${spaces}><p:cSld><p:spTree>${group}<p:pic><p:nvPicPr><p:cNvPr id="2" name="${name}" descr="${name}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${place}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>${lines}</p:spTree></p:cSld></p:sld>`;
}

/** A presentation with a picture and its words on each slide. Nothing is escaped, as all words come from the demo. */
export async function slides(shown: readonly DemoSlide[]): Promise<Buffer<ArrayBuffer>> {
  const pages = await Promise.all(shown.map(async (words) => ({ words, picture: await readSheet(words.picture) })));
  const slideTargets = pages.map((_, index): [string, string] => ['slide', `slides/slide${index + 1}.xml`]);
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contents(pages.length),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': presentation(pages.length),
    'ppt/_rels/presentation.xml.rels': relations([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['theme', 'theme/theme1.xml'],
      ...slideTargets,
    ]),
    'ppt/slideMasters/slideMaster1.xml': master,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/theme/theme1.xml': theme,
  };
  for (const [index, { picture, words }] of pages.entries()) {
    const { jpeg, width, height } = picture;
    const number = index + 1;
    files[`ppt/slides/slide${number}.xml`] = slide(words, width, height);
    files[`ppt/slides/_rels/slide${number}.xml.rels`] = relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['image', `../media/image${number}.jpeg`],
    ]);
    files[`ppt/media/image${number}.jpeg`] = jpeg;
  }
  return writeZip(files);
}
