import {
  type Expression,
  isArrayLiteralExpression,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
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
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableStatement,
  type JsxAttribute,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { withSources } from './syntax.ts';

/** Values that the compiler sees: the styles of an element can be made by a build. */
const KEYWORDS: readonly SyntaxKind[] = [SyntaxKind.TrueKeyword, SyntaxKind.FalseKeyword, SyntaxKind.NullKeyword];
const CHOICES: readonly SyntaxKind[] = [
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
];

type Constants = ReadonlyMap<string, Expression>;

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
  // One of a table's values, whichever.
  if (isElementAccessExpression(value) || isPropertyAccessExpression(value)) return again(value.expression);
  if (!isIdentifier(value)) return false;
  if (value.text === 'undefined') return true;
  const constant = constants.get(value.text);
  return constant !== undefined && depth < 5 && isStatic(constant, constants, depth + 1);
}

const isFactory = (expression: Expression): boolean =>
  isCallExpression(expression) && isIdentifier(expression.expression) && expression.expression.text === 'chakra';

interface Declared {
  /** Components that the factory makes. */
  styled: Set<string>;
  /** Constants that may be static, by name. */
  constants: Map<string, Expression>;
}

function declaredIn(source: SourceFile): Declared {
  const declared: Declared = { styled: new Set(), constants: new Map() };
  for (const statement of source.statements) {
    if (!isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!isIdentifier(name) || !initializer) continue;
      if (isFactory(bare(initializer))) declared.styled.add(name.text);
      else declared.constants.set(name.text, initializer);
    }
  }
  return declared;
}

const importsOf = (source: SourceFile): Set<string> =>
  new Set(
    [...source.text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );

/** What a file may name: its own constants, and those of other files that it imports. */
function visibleIn(source: SourceFile, all: readonly Declared[]): Declared {
  const own = declaredIn(source);
  const imported = importsOf(source);
  for (const { styled, constants } of all) {
    for (const name of styled) if (imported.has(name)) own.styled.add(name);
    for (const [name, value] of constants)
      if (imported.has(name) && !own.constants.has(name)) own.constants.set(name, value);
  }
  return own;
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

/** The props of an element of a styled component that are styles. */
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
    return sources.flatMap(({ file, source }) => {
      const visible = visibleIn(source, all);
      const found: string[] = [];
      source.forEachChild(function visit(node: Node): void {
        for (const attribute of stylesOf(node, visible, isStyle)) {
          if (!isDynamic(attribute, visible.constants)) continue;
          const text = source.text.slice(attribute.pos, attribute.end);
          const line = source.text.slice(0, attribute.pos + text.search(/\S|$/)).split('\n').length;
          found.push(`${file}:${line}: ${text.trim().replace(/\s+/g, ' ')}`);
        }
        node.forEachChild(visit);
      });
      return found;
    });
  });
}

const ADVICE = 'only the running page knows this style: make it a variant, a literal by a condition, or style={{ … }}';

/**
 * Styles that a build could not make.
 * @param exceptions How many of them a file has had for long; it may have fewer, and then says so.
 */
export function staticStyleProblems(found: readonly string[], exceptions: Readonly<Record<string, number>>): string[] {
  const fileOf = (place: string) => place.slice(0, place.indexOf(':'));
  const files = new Set([...found.map(fileOf), ...Object.keys(exceptions)]);
  return [...files].flatMap((file) => {
    const places = found.filter((place) => fileOf(place) === file);
    const allowed = exceptions[file] ?? 0;
    if (places.length > allowed) return places.map((place) => `${place}: ${ADVICE}`);
    if (places.length === allowed) return [];
    return [`${file} has ${places.length} styles that are not static, not ${allowed}: lower its number of exceptions`];
  });
}
