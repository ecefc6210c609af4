import {
  type Expression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  isVariableStatement,
  type JsxAttribute,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { lineOf, withSources } from './syntax.ts';

/** Whether the compiler can see the values: then a build can make the styles of an element. */
const KEYWORDS: readonly SyntaxKind[] = [SyntaxKind.TrueKeyword, SyntaxKind.FalseKeyword, SyntaxKind.NullKeyword];
const CHOICES: readonly SyntaxKind[] = [
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
];

/** Constants by name, each with the constants that its own file may use. */
type Constants = ReadonlyMap<string, Constant>;
interface Constant {
  value: Expression;
  among: Constants;
}

const bare = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) || isAsExpression(expression) || isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;

function isStatic(given: Expression, constants: Constants, depth = 0): boolean {
  const value = bare(given);
  const again = (each: Expression) => isStatic(each, constants, depth);
  if (isStringLiteral(value) || isNoSubstitutionTemplateLiteral(value) || isNumericLiteral(value)) return true;
  if (KEYWORDS.includes(value.kind)) return true;
  if (isPrefixUnaryExpression(value)) return again(value.operand);
  if (isConditionalExpression(value)) return again(value.whenTrue) && again(value.whenFalse);
  if (isBinaryExpression(value) && CHOICES.includes(value.operatorToken.kind)) {
    const isAnd = value.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
    return again(value.right) && (isAnd || again(value.left));
  }
  if (isArrayLiteralExpression(value)) return value.elements.every(again);
  if (isObjectLiteralExpression(value))
    return value.properties.every((property) => {
      if (isSpreadAssignment(property)) return again(property.expression);
      return isPropertyAssignment(property) && again(property.initializer);
    });
  if (isTemplateExpression(value)) return value.templateSpans.every((span) => again(span.expression));
  // Any one of a table's values.
  if (isElementAccessExpression(value) || isPropertyAccessExpression(value)) return again(value.expression);
  if (!isIdentifier(value)) return false;
  if (value.text === 'undefined') return true;
  const constant = constants.get(value.text);
  return constant !== undefined && depth < 5 && isConstantStatic(constant, depth + 1);
}

const isConstantStatic = ({ value, among }: Constant, depth: number): boolean =>
  isStatic(value, among, depth) || isComputedOnce(value, among, depth);

/** Functions without side effects that compute a constant. */
const PURE = ['Object.fromEntries', 'Object.entries', 'Object.keys', 'map', 'flatMap', 'slice', 'join'];

/** A constant computed only from other constants: a build can compute it too. */
function isComputedOnce(given: Expression, constants: Constants, depth: number): boolean {
  const own = new Set<string>();
  const isKnown = (name: string) => {
    const constant = constants.get(name);
    if (own.has(name) || name === 'Object' || name === 'undefined') return true;
    return constant !== undefined && depth < 5 && isConstantStatic(constant, depth + 1);
  };
  const isPure = (node: Node): boolean => {
    if (isCallExpression(node)) {
      const called = node.expression.getText();
      if (!PURE.some((name) => called === name || called.endsWith(`.${name}`))) return false;
    }
    if (isParameterDeclaration(node)) for (const name of node.name.getText().match(/\w+/g) ?? []) own.add(name);
    if (isVariableDeclaration(node) && isIdentifier(node.name)) own.add(node.name.text);
    if (isPropertyAccessExpression(node)) return isPure(node.expression);
    if (isPropertyAssignment(node))
      return (!isComputedPropertyName(node.name) || isPure(node.name)) && isPure(node.initializer);
    if (isIdentifier(node)) return isKnown(node.text);
    return !node.forEachChild((child) => !isPure(child) || undefined);
  };
  return isPure(given);
}

const isFactory = (expression: Expression): boolean =>
  isCallExpression(expression) && isIdentifier(expression.expression) && expression.expression.text === 'chakra';

interface Declared {
  /** Components that the `chakra` factory makes. */
  styled: Set<string>;
  /** Constants that may be static, by name. */
  constants: Map<string, Constant>;
}

function declaredIn(source: SourceFile): Declared {
  const declared: Declared = { styled: new Set(), constants: new Map() };
  for (const statement of source.statements) {
    if (!isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!isIdentifier(name) || !initializer) continue;
      if (isFactory(bare(initializer))) declared.styled.add(name.text);
      else declared.constants.set(name.text, { value: initializer, among: declared.constants });
    }
  }
  return declared;
}

const importsOf = (source: SourceFile): Set<string> =>
  new Set(
    [...source.text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );

/** Adds each file's imports from others to its own declarations. */
function linkImports(sources: readonly SourceFile[], all: readonly Declared[]): void {
  const own = all.map(({ styled, constants }) => ({ styled: [...styled], constants: [...constants] }));
  for (const [index, source] of sources.entries()) {
    const imported = importsOf(source);
    const visible = all[index];
    for (const { styled, constants } of own) {
      for (const name of styled) if (imported.has(name)) visible?.styled.add(name);
      for (const [name, constant] of constants)
        if (imported.has(name) && !visible?.constants.has(name)) visible?.constants.set(name, constant);
    }
  }
}

const isDynamic = (attribute: JsxAttribute, constants: Constants): boolean => {
  const { initializer } = attribute;
  return Boolean(
    initializer &&
      isJsxExpression(initializer) &&
      initializer.expression &&
      !isStatic(initializer.expression, constants),
  );
};

/** With the argument of a constant's `map` callback: any one of the constant's values. */
function constantsWithin(node: Node, constants: Constants): Constants {
  if (!isArrowFunction(node) || !isCallExpression(node.parent)) return constants;
  const [given] = node.parameters;
  const called = node.parent.expression;
  if (!given || !isPropertyAccessExpression(called) || called.name.text !== 'map') return constants;
  const names = isIdentifier(given.name) ? [given.name.text] : [];
  return new Map([
    ...constants,
    ...names.map((name) => [name, { value: called.expression, among: constants }] as const),
  ]);
}

/** The style props of an element of a styled component. */
function stylesOf(node: Node, { styled }: Declared, isStyle: (name: string) => boolean): JsxAttribute[] {
  if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return [];
  if (!isIdentifier(node.tagName) || !styled.has(node.tagName.text)) return [];
  return node.attributes.properties.filter(
    (attribute): attribute is JsxAttribute =>
      isJsxAttribute(attribute) &&
      isIdentifier(attribute.name) &&
      (attribute.name.text === 'css' || isStyle(attribute.name.text)),
  );
}

/** Styles of elements that only a running page knows, each with its file and line. */
export function dynamicStyles(root: string, files: readonly string[], isStyle: (name: string) => boolean): string[] {
  return withSources(root, files, (sources) => {
    const all = sources.map(({ source }) => declaredIn(source));
    linkImports(
      sources.map(({ source }) => source),
      all,
    );
    return sources.flatMap(({ file, source }, index) => {
      const visible = all[index] ?? declaredIn(source);
      const found: string[] = [];
      const visit = (node: Node, outer: Constants): void => {
        const constants = constantsWithin(node, outer);
        for (const attribute of stylesOf(node, visible, isStyle)) {
          if (!isDynamic(attribute, constants)) continue;
          const text = source.text.slice(attribute.pos, attribute.end);
          const line = lineOf(source.text, attribute.pos + text.search(/\S|$/));
          found.push(`${file}:${line}: ${text.trim().replace(/\s+/g, ' ')}`);
        }
        node.forEachChild((child) => visit(child, constants));
      };
      source.forEachChild((child) => visit(child, visible.constants));
      return found;
    });
  });
}

const ADVICE = 'only the running page knows this style: make it a variant, a literal by a condition, or style={{ … }}';

/** Styles that a build could not make. */
export const staticStyleProblems = (found: readonly string[]): string[] => found.map((place) => `${place}: ${ADVICE}`);
