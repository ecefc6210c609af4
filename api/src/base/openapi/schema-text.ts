/** A JSON schema, as far as the contract has them. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  [rule: string]: unknown;
}

const shown = new Set([
  ...['$schema', '$ref', 'type', 'properties', 'required', 'additionalProperties', 'patternProperties'],
  ...['propertyNames', 'items', 'prefixItems', 'anyOf', 'oneOf', 'enum', 'const'],
]);

/** What is said beside a type: ` (minLength 1, format "date-time")`. */
function rulesOf(schema: Schema): string {
  const rules = Object.entries(schema).filter(([rule]) => !shown.has(rule));
  return rules.length === 0 ? '' : ` (${rules.map(([rule, value]) => `${rule} ${JSON.stringify(value)}`).join(', ')})`;
}

const isOfMany = ({ anyOf, oneOf, enum: values }: Schema) => Boolean(anyOf ?? oneOf ?? values);

function fieldsOf(schema: Schema, indent: string): string[] {
  const { properties = {}, required = [], patternProperties = {}, propertyNames, additionalProperties } = schema;
  const deeper = `${indent}  `;
  const field = (name: string, each: Schema) => `${deeper}${name}: ${schemaText(each, deeper)}`;
  const lines = [
    ...Object.entries(properties).map(([name, each]) => field(required.includes(name) ? name : `${name}?`, each)),
    ...Object.entries(patternProperties).map(([name, each]) => field(`[${name}]`, each)),
  ];
  if (typeof additionalProperties === 'object')
    lines.push(field(`[${propertyNames ? schemaText(propertyNames) : 'string'}]`, additionalProperties));
  else if (additionalProperties === false && lines.length > 0) lines.push(`${deeper}no other field`);
  return lines;
}

function typeOf(schema: Schema, indent: string): string {
  const { $ref, anyOf, oneOf, items, prefixItems, type } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = anyOf ?? oneOf;
  if (options) return options.map((each) => schemaText(each, indent)).join(' | ');
  if (prefixItems) return `[${prefixItems.map((each) => schemaText(each, indent)).join(', ')}]`;
  if (items) {
    const each = schemaText(items, indent);
    return isOfMany(items) ? `(${each})[]` : `${each}[]`;
  }
  if (type !== 'object') return type ?? 'any';
  const fields = fieldsOf(schema, indent);
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

/**
 * A JSON schema as people write types: `{\n  id: string\n  note?: string | null (maxLength 500)\n}`.
 *
 * @param indent of the lines after the first.
 */
export function schemaText(schema: object, indent = ''): string {
  return typeOf(schema as Schema, indent) + rulesOf(schema as Schema);
}
