import * as v from 'valibot';
import { idParams, instant, line, requiredLine, requiredText } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';

const MAX_NAME = 100;
const MAX_CONTENT = 20_000;

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_NAME)), '');
export const materialSorts = ['name', 'created_at'] as const;

export const materialsQuery = v.object({
  ...pageQuery,
  /** In the name or the content. */
  search: searchTerm,
  name: searchTerm,
  /** With a minus from the end. */
  sort: v.optional(v.picklist(materialSorts.flatMap((sort) => [sort, `-${sort}` as const])), 'name'),
});
export type MaterialsQuery = v.InferOutput<typeof materialsQuery>;

export const materialParams = idParams;
export const materialBody = v.object({ name: requiredLine(MAX_NAME), content: requiredText(MAX_CONTENT) });
export type MaterialInput = v.InferOutput<typeof materialBody>;

const material = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
  created_at: instant,
  may: v.object({ edit: v.boolean(), delete: v.boolean() }),
});
export type WireMaterial = v.InferInput<typeof material>;
export const materialsPage = pageOf(material);
export const materialResponse = v.object({ data: material });
