import {
  type Expression,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type JsxChild,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { lineOf, withSources } from './syntax.ts';

const ADVICE =
  'a bare text beside what comes and goes: give it an element of its own (<Span>), for translations replace it';

const bare = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) || isAsExpression(expression) ? bare(expression.expression) : expression;

const CHOICES: readonly SyntaxKind[] = [
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
];

/** The possible results of an expression: the branches of its choices. */
function outcomesOf(expression: Expression): Expression[] {
  const found = bare(expression);
  if (isConditionalExpression(found)) return [found.whenTrue, found.whenFalse].flatMap(outcomesOf);
  if (!isBinaryExpression(found) || !CHOICES.includes(found.operatorToken.kind)) return [found];
  const isAnd = found.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
  return (isAnd ? [found.right] : [found.left, found.right]).flatMap(outcomesOf);
}

const isList = (expression: Expression): boolean =>
  isCallExpression(expression) &&
  isPropertyAccessExpression(expression.expression) &&
  /^(map|flatMap|from)$/.test(expression.expression.name.text);

/**
 * Whether an expression is translated text by its syntax: literals that are not blank, translations, and names of
 * texts. Other names may stand for anything.
 */
function isText(expression: Expression): boolean {
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return expression.text.trim() !== '';
  if (isTemplateExpression(expression)) return true;
  if (isPropertyAccessExpression(expression)) return /^(text|name|title|label)$/.test(expression.name.text);
  if (!isCallExpression(expression) || isList(expression)) return false;
  const { expression: callee } = expression;
  if (isIdentifier(callee)) return callee.text === 't' || /Text$/.test(callee.text);
  return isPropertyAccessExpression(callee) && /^(day|time|moment|date|city|format)$/.test(callee.name.text);
}

/** Children that may be a text and whose parent may ignore them: they move when a choice puts them elsewhere. */
const isChildren = (expression: Expression): boolean => isIdentifier(expression) && expression.text === 'children';

interface Slot {
  node: Node;
  hasText: boolean;
  comesAndGoes: boolean;
}

function slotOf(child: JsxChild): Slot | null {
  if (isJsxText(child)) {
    const isIndent = child.text.trim() === '' && child.text.includes('\n');
    return isIndent ? null : { node: child, hasText: true, comesAndGoes: false };
  }
  if (!isJsxExpression(child)) return { node: child, hasText: false, comesAndGoes: false };
  if (!child.expression) return null;
  const outcomes = outcomesOf(child.expression);
  const isChoice = outcomes[0] !== bare(child.expression);
  const texts = outcomes.filter((each) => isText(each) || (isChoice && isChildren(each)));
  const isWholeText = texts.length === outcomes.length && isConditionalExpression(bare(child.expression));
  return {
    node: child,
    hasText: texts.length > 0,
    comesAndGoes: (isChoice && !isWholeText) || outcomes.some(isList),
  };
}

/** Texts among an element's children that appear and disappear beside others, and texts after such a child. */
function wrongSlots(children: readonly JsxChild[]): Node[] {
  const slots = children.map(slotOf).filter((slot) => slot !== null);
  if (slots.length < 2) return [];
  const first = slots.findIndex(({ comesAndGoes }) => comesAndGoes);
  return slots.flatMap(({ node, hasText, comesAndGoes }, index) =>
    hasText && (comesAndGoes || (first >= 0 && index > first)) ? [node] : [],
  );
}

function problemsIn(file: string, source: SourceFile): string[] {
  const problems: string[] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node))
      for (const { pos, end } of wrongSlots([...node.children])) {
        const text = source.text.slice(pos, end);
        const line = lineOf(source.text, pos + text.search(/\S|$/));
        problems.push(`${file}:${line}: ${ADVICE}: ${text.trim().replace(/\s+/g, ' ').slice(0, 60)}`);
      }
    node.forEachChild(visit);
  };
  visit(source);
  return problems;
}

/** Texts without an element beside changing children. */
export const bareTextProblems = (root: string, files: readonly string[]): string[] =>
  withSources(root, files, (sources) => sources.flatMap(({ file, source }) => problemsIn(file, source)));
