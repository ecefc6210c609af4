import { MalformedFile } from '#base/containers/stored-file.ts';
import type { ZipEntry } from '#base/containers/zip-entries.ts';
import type { Sheet } from '../sheet.ts';
import { readDateStyles } from './date-styles.ts';
import { type CellFacts, SheetCells } from './read-sheet.ts';
import { readSharedTexts } from './shared-texts.ts';
import { type Relation, WorkbookParts } from './workbook-parts.ts';

export interface SheetPlace {
  name: string;
  isHidden: boolean;
  part: string;
}

/** A workbook: the list of its sheets with cells, and each of them on demand. */
export interface Workbook {
  sheets: SheetPlace[];
  readSheet(place: SheetPlace): Promise<Sheet>;
}

const partOf = (relations: ReadonlyMap<string, Relation>, kind: string) =>
  [...relations.values()].find((relation) => relation.kind === kind)?.part;

async function readFacts(
  parts: WorkbookParts,
  relations: ReadonlyMap<string, Relation>,
  epoch: CellFacts['epoch'],
): Promise<CellFacts> {
  const texts = partOf(relations, 'sharedStrings');
  const styles = partOf(relations, 'styles');
  return {
    texts: texts === undefined ? [] : await readSharedTexts(parts, texts),
    dateStyles: styles === undefined ? [] : await readDateStyles(parts, styles),
    epoch,
  };
}

/** Opens a workbook, whichever program wrote it. @throws MalformedFile. */
export async function openWorkbook(entries: readonly ZipEntry[]): Promise<Workbook> {
  const parts = new WorkbookParts(entries);
  const main = partOf(await parts.relationsOf(''), 'officeDocument');
  if (main === undefined) throw new MalformedFile('it does not say which part is the workbook');
  const relations = await parts.relationsOf(main);
  const sheets: SheetPlace[] = [];
  let epoch: CellFacts['epoch'] = 1900;
  await parts.read(main, {
    open(tag, { name = '', state = 'visible', id = '', date1904 }) {
      if (tag === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) epoch = 1904;
      const relation = relations.get(id);
      if (tag === 'sheet' && relation?.kind === 'worksheet')
        sheets.push({ name, isHidden: state !== 'visible', part: relation.part });
    },
  });
  const facts = await readFacts(parts, relations, epoch);
  return {
    sheets,
    async readSheet({ part }) {
      const cells = new SheetCells(facts);
      await parts.read(part, {
        open: (name, attributes) => cells.open(name, attributes),
        close: (name) => cells.close(name),
        text: (piece) => cells.text(piece),
        isDone: () => cells.isDone(),
      });
      return cells.sheet;
    },
  };
}
