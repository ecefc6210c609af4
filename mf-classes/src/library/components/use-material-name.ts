import { useTitle } from '@academy/shared-ui/titles';

interface Material {
  name: string;
  name_ar?: string | null | undefined;
}

/** D168: the name of a material in the reader's language; undefined without a material. */
export function useMaterialName(): (material: Material | null | undefined) => string | undefined {
  const titleOf = useTitle();
  return (material) => (material ? titleOf(material.name, material.name_ar).text : undefined);
}
