import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

interface Block {
  class: string;
  times?: number;
  /** One of several items, each of which may have text. */
  item?: boolean;
  /** The text that replaces the bone once it is known; several bones of one text become one. */
  text?: 'title' | 'text';
  of?: Block[];
}

interface SkeletonItem {
  blank: string;
  times: number;
  /** With `{title}` and `{text}`. */
  filled: string;
}

const markupOf = ({ class: name, times = 1, of }: Block): string => {
  const one = of ? `<div class="${name}">${of.map(markupOf).join('')}</div>` : `<i class="${name}"></i>`;
  return one.repeat(times);
};

/** A title starts where the page's direction begins, other words where their own direction begins. */
function filledBone({ class: name, text }: Block): string {
  if (text === 'title') return `<p class="${name} s-said"><bdi>{title}</bdi></p>`;
  return text ? `<p class="${name} s-said" dir="auto">{text}</p>` : `<i class="${name}"></i>`;
}

function itemIn(blocks: readonly Block[]): SkeletonItem | undefined {
  const item = blocks.find((block) => block.item);
  if (!item) return blocks.map(({ of = [] }) => itemIn(of)).find(Boolean);
  const { times = 1, of: bones = [] } = item;
  const shown = bones.filter(({ text }, at) => !text || bones.findIndex((bone) => bone.text === text) === at);
  const filled = `<div class="${item.class}">${shown.map(filledBone).join('')}</div>`;
  return { blank: markupOf({ ...item, times: 1 }), times, filled };
}

interface Skeletons {
  style: string;
  markup: Record<string, string>;
  items: Record<string, SkeletonItem>;
}

/** The skeletons of the first page: the rules of all, each kind's HTML, and the parts that may have text. */
export function readSkeletons(folder: string): Skeletons {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const kinds: Record<string, { column: string; blocks: Block[] }> = JSON.parse(read('page-skeletons.json'));
  const { code } = transformSync(read('page-skeletons.css'), { loader: 'css', minify: true });
  const markup = Object.entries(kinds).map(([kind, { column, blocks }]) => {
    return [kind, `<div class="s-kind s-${column}">${blocks.map(markupOf).join('')}</div>`];
  });
  const items = Object.entries(kinds).flatMap(([kind, { blocks }]) => {
    const item = itemIn(blocks);
    return item ? [[kind, item] as const] : [];
  });
  return {
    style: `<style>${code.trim()}</style>`,
    markup: Object.fromEntries(markup),
    items: Object.fromEntries(items),
  };
}
