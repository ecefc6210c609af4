import {
  type Expression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxFragment,
  isJsxSelfClosingElement,
  isMethodDeclaration,
  isParenthesizedExpression,
  type Node,
} from 'typescript/unstable/ast';
import { lineOf, withSources } from './syntax.ts';

const MOST_LINES = 60;

/** Whether an expression is JSX, also within parentheses or as one case of a condition. */
function isJsx(expression: Expression): boolean {
  if (isParenthesizedExpression(expression)) return isJsx(expression.expression);
  if (isConditionalExpression(expression)) return isJsx(expression.whenTrue) || isJsx(expression.whenFalse);
  if (isBinaryExpression(expression)) return isJsx(expression.right);
  return isJsxElement(expression) || isJsxFragment(expression) || isJsxSelfClosingElement(expression);
}

/** The body of a function whose lines count: a block or JSX, and no other expression. */
function bodyOf(node: Node): Node | null {
  const isFunction =
    isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node) || isMethodDeclaration(node);
  if (!isFunction || !node.body) return null;
  return isBlock(node.body) || isJsx(node.body) ? node.body : null;
}

/**
 * Functions of more than 60 lines, each with its file and line; Biome counts no lines of JSX. A body that is one
 * expression of JSX counts; a list or an object in one expression may be longer.
 */
export const functionLengthProblems = (root: string, files: readonly string[]): string[] =>
  withSources(root, files, (sources) =>
    sources.flatMap(({ file, source }) => {
      const found: string[] = [];
      const visit = (node: Node): void => {
        const body = bodyOf(node);
        const start = body ? lineOf(source.text, node.getStart(source)) : 0;
        const lines = body ? lineOf(source.text, body.end) - start + 1 : 0;
        if (lines > MOST_LINES)
          found.push(`${file}:${start}: a function of ${lines} lines: split it, at most ${MOST_LINES}`);
        node.forEachChild(visit);
      };
      source.forEachChild(visit);
      return found;
    }),
  );
