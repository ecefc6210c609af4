import { oneOfShapes, type Shape, textAtom } from './shape.ts';

/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  patternProperties?: Record<string, JsonSchema>;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const ATOMS: Record<string, string> = { integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function shapeOfValue(value: unknown): Shape {
  if (value === null) return 'null';
  return typeof value === 'string' ? textAtom(value) : typeof value;
}

function shapeOfObject({ properties = {}, required = [], ...schema }: JsonSchema): Shape {
  const fields = Object.entries(properties).map(([name, field]): [string, Shape] => [
    required.includes(name) ? name : `${name}?`,
    shapeOfSchema(field),
  ]);
  const { additionalProperties: rest, patternProperties } = schema;
  const further = typeof rest === 'object' ? shapeOfSchema(rest) : patternProperties ? 'any' : null;
  const named = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...Object.fromEntries(named), ...(further === null ? {} : { '*': further }) };
}

function shapeOfList({ items, prefixItems }: JsonSchema): Shape {
  if (prefixItems) return { '#': prefixItems.map(shapeOfSchema) };
  return [typeof items === 'object' ? shapeOfSchema(items) : 'any'];
}

/** The shape that a JSON Schema describes; what it leaves open is `any`. */
export function shapeOfSchema(schema: JsonSchema): Shape {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneOfShapes(choices.map(shapeOfSchema));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(shapeOfSchema)) as Shape;
  if (schema.enum) return oneOfShapes(schema.enum.map(shapeOfValue));
  if (schema.const !== undefined) return shapeOfValue(schema.const);
  if (Array.isArray(schema.type)) return oneOfShapes(schema.type.map((type) => shapeOfSchema({ ...schema, type })));
  if (schema.type === 'object') return shapeOfObject(schema);
  if (schema.type === 'array') return shapeOfList(schema);
  if (schema.type === 'string') return schema.format === 'binary' ? 'file' : 'string';
  return ATOMS[schema.type ?? ''] ?? 'any';
}
