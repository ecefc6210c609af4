import { toast } from '@academy/shared-ui';
import { useState } from 'react';

/** Saves a file that is made on request. @param failed the text for a file that could not be made. */
export function useSaveFile(failed: string) {
  const [isSaving, setSaving] = useState(false);
  const save = async (fileName: string, make: () => Promise<Blob>) => {
    setSaving(true);
    try {
      const [file, { saveFile }] = await Promise.all([make(), import('@academy/shared-ui/list')]);
      saveFile(file, fileName);
    } catch {
      toast.error(failed);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
