import {
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { withSources } from './syntax.ts';

const MOST_LINES = 60;

/** The block of a function; none where it is one expression. */
function blockOf(node: Node): Node | null {
  const isFunction =
    isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node) || isMethodDeclaration(node);
  return isFunction && node.body && isBlock(node.body) ? node.body : null;
}

/** Functions of more than 60 lines, each with its file and line. Biome counts no lines of JSX. */
export const functionLengthProblems = (root: string, files: readonly string[]): string[] =>
  withSources(root, files, (sources) =>
    sources.flatMap(({ file, source }) => {
      const found: string[] = [];
      const lineAt = (place: number) => source.text.slice(0, place).split('\n').length;
      const visit = (node: Node): void => {
        const block = blockOf(node);
        const start = block ? lineAt(node.getStart(source)) : 0;
        const lines = block ? lineAt(block.end) - start + 1 : 0;
        if (lines > MOST_LINES)
          found.push(`${file}:${start}: a function of ${lines} lines: split it, at most ${MOST_LINES}`);
        node.forEachChild(visit);
      };
      source.forEachChild(visit);
      return found;
    }),
  );
