import { nameIn } from '#base/personal-data/former-member.ts';
import { type Element, leadingOf, type Paper, type Room, type TextLook } from './paper.ts';
import { paperColors } from './paper-look.ts';

interface Column {
  title: string;
  /** The share of the width, relative to the other columns. */
  share: number;
  align?: 'start' | 'end';
  /** A name or a number: its direction is that of its first letter. */
  isValue?: boolean;
}

interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The rows below the table, in bold. */
  totals?: readonly (readonly string[])[];
}

const GAP = 8;
const PADDING = 5;
const SIZE = 9.5;
const headLook: TextLook = { size: 8.5, isBold: true, color: paperColors.quiet };

/** The positions of the columns: the first one is on the side where the language starts. */
function roomsOf(paper: Paper, columns: readonly Column[]): Room[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const free = paper.room.width - GAP * (columns.length - 1);
  let from = 0;
  return columns.map(({ share }) => {
    const width = (free * share) / all;
    const start = from;
    from += width + GAP;
    return { width, x: paper.isRtl ? paper.room.x + paper.room.width - start - width : paper.room.x + start };
  });
}

interface Cell {
  lines: string[];
  look: TextLook;
  room: Room;
}

function cellsOf(paper: Paper, columns: readonly Column[], texts: readonly string[], look: TextLook): Cell[] {
  const rooms = roomsOf(paper, columns);
  return columns.flatMap(({ align = 'start', isValue = false }, index) => {
    const room = rooms[index];
    if (!room) return [];
    const own = { ...look, align, isValue };
    return [{ room, look: own, lines: paper.linesOf(nameIn(texts[index] ?? '', paper.language), own, room.width) }];
  });
}

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, look }) => lines.length * leadingOf(look))) + 2 * PADDING;

/** Each line on its own: tagged content may not cross the end of a page. */
function paintCell(paper: Paper, { lines, look, room }: Cell, mark: (draw: () => void) => void): void {
  for (const [index, line] of lines.entries())
    mark(() => paper.paint(line, look, { ...room, y: paper.y + PADDING + index * leadingOf(look) }));
}

function paintRow(paper: Paper, table: Element, cells: readonly Cell[], tag: 'TH' | 'TD'): void {
  paper.tagged('TR', table, (row) => {
    for (const cell of cells) paper.tagged(tag, row, (element) => paintCell(paper, cell, (draw) => element.add(draw)));
  });
  paper.space(heightOf(cells));
  paper.rule();
}

/** Repeated on a following page only visually: the document's structure has the head once. */
function repeatHead(paper: Paper, head: readonly Cell[]): void {
  paper.artifact(() => {
    for (const cell of head) paintCell(paper, cell, (draw) => draw());
  });
  paper.space(heightOf(head));
  paper.rule();
}

/** A table over as many pages as needed; each page has its head, and no row is split. */
export function writeTable(paper: Paper, { columns, rows, totals = [] }: Table): void {
  const titles = columns.map(({ title }) => title);
  const head = cellsOf(
    paper,
    columns.map((column) => ({ ...column, isValue: false })),
    titles,
    headLook,
  );
  paper.keep(3 * heightOf(head));
  paper.tagged('Table', null, (table) => {
    paintRow(paper, table, head, 'TH');
    for (const [index, texts] of [...rows, ...totals].entries()) {
      const cells = cellsOf(paper, columns, texts, { size: SIZE, isBold: index >= rows.length });
      if (paper.keep(heightOf(cells))) repeatHead(paper, head);
      paintRow(paper, table, cells, 'TD');
    }
  });
}

const NAME_SHARE = 0.34;
const factSize = 10.5;

/** A list of names with their values, such as `Number` and `R-2026-00001`. */
export function writeFacts(paper: Paper, facts: readonly (readonly [name: string, value: string])[]): void {
  const { x, width } = paper.room;
  const nameWidth = width * NAME_SHARE - GAP;
  const valueWidth = width - nameWidth - GAP;
  const names = { x: paper.isRtl ? x + width - nameWidth : x, width: nameWidth };
  const values = { x: paper.isRtl ? x : x + nameWidth + GAP, width: valueWidth };
  paper.tagged('Table', null, (table) => {
    for (const [name, value] of facts) {
      const cells = [
        { room: names, look: { size: factSize, color: paperColors.quiet }, text: name },
        { room: values, look: { size: factSize, isValue: true }, text: nameIn(value, paper.language) },
      ].map(({ text, ...cell }) => ({ ...cell, lines: paper.linesOf(text, cell.look, cell.room.width) }));
      const height = heightOf(cells) - PADDING;
      paper.keep(height);
      paper.tagged('TR', table, (row) => {
        for (const [index, cell] of cells.entries())
          paper.tagged(index === 0 ? 'TH' : 'TD', row, (element) =>
            paintCell(paper, cell, (draw) => element.add(draw)),
          );
      });
      paper.space(height);
    }
  });
}
