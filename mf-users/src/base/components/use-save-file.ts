import { toast } from '@academy/shared-ui';
import { useState } from 'react';

/** Saves a file that is made on request. @param failed the text for a file that could not be made, by its error. */
export function useSaveFile(failed: string | ((error: unknown) => string)) {
  const [isSaving, setSaving] = useState(false);
  const save = async (fileName: string, make: () => Promise<Blob>) => {
    setSaving(true);
    try {
      const [file, { saveFile }] = await Promise.all([make(), import('@academy/shared-ui/list')]);
      saveFile(file, fileName);
    } catch (error) {
      toast.error(typeof failed === 'string' ? failed : failed(error));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
