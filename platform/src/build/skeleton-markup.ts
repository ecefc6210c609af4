import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

interface Block {
  class: string;
  times?: number;
  of?: Block[];
}

const markupOf = ({ class: name, times = 1, of }: Block): string => {
  const one = of ? `<div class="${name}">${of.map(markupOf).join('')}</div>` : `<i class="${name}"></i>`;
  return one.repeat(times);
};

/** The skeletons as the first page shows them: the rules of all, and each kind's HTML. */
export function readSkeletons(folder: string): { style: string; markup: Record<string, string> } {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const kinds: Record<string, { column: string; blocks: Block[] }> = JSON.parse(read('page-skeletons.json'));
  const { code } = transformSync(read('page-skeletons.css'), { loader: 'css', minify: true });
  const markup = Object.entries(kinds).map(([kind, { column, blocks }]) => {
    return [kind, `<div class="s-kind s-${column}">${blocks.map(markupOf).join('')}</div>`];
  });
  return { style: `<style>${code.trim()}</style>`, markup: Object.fromEntries(markup) };
}
