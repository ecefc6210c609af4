import { cleanCell } from '../clean-cell.ts';
import { TextOfCell } from './cell-text.ts';
import type { WorkbookParts } from './workbook-parts.ts';

/** The texts that the cells of a workbook name by number. */
export async function readSharedTexts(parts: WorkbookParts, part: string): Promise<string[]> {
  const texts: string[] = [];
  const text = new TextOfCell();
  await parts.read(part, {
    open(name) {
      if (name === 'si') text.clear();
      text.open(name);
    },
    close(name) {
      text.close(name);
      if (name === 'si') texts.push(cleanCell(text.value));
    },
    text: (piece) => text.add(piece),
  });
  return texts;
}
