import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  publishSite,
  restoreSite,
  type SiteSection,
  type SiteTexts,
  saveSite,
  siteQuery,
} from '#/office/api/site-texts.ts';

const known = new Set(['required', 'max_length', 'unknown_name']);

/** The errors of texts by their places, as `about.en.title`. */
type TextErrors = Readonly<Record<string, string>>;

function errorsOf({ fields }: ApiError, sections: readonly SiteSection[]): TextErrors {
  const at = fields.flatMap(({ path, code }) => {
    const [, place, language, name] = /^sections\.(\d+)\.content\.(\w+)\.([\w-]+)$/.exec(path) ?? [];
    const key = sections[Number(place)]?.key;
    return key ? [[`${key}.${language}.${name}`, known.has(code) ? code : 'other'] as const] : [];
  });
  return Object.fromEntries(at);
}

/** Why the page as a whole was not saved or published. */
export interface SiteRejection {
  key: 'failed' | 'fields' | 'outdated';
  /** The version that somebody else has saved. */
  newest?: number;
}

function rejectionOf(error: unknown, errors: TextErrors): SiteRejection {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const newest = (error.data as { newest?: unknown } | null)?.newest;
  if (error.status === 409 && typeof newest === 'number') return { key: 'outdated', newest };
  return { key: Object.keys(errors).length > 0 ? 'fields' : 'failed' };
}

/** What is typed of a page, and what was saved of it. */
export function useSiteEditor(initial: SiteTexts) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [saved, setSaved] = useState(initial);
  const [sections, setSections] = useState<SiteSection[]>(initial.sections);
  const [errors, setErrors] = useState<TextErrors>({});
  const [rejection, setRejection] = useState<SiteRejection | null>(null);
  const [isPending, setPending] = useState(false);
  const isDirty = JSON.stringify(sections) !== JSON.stringify(saved.sections);

  const take = (next: SiteTexts) => {
    setSaved(next);
    setSections(next.sections);
    client.setQueryData(siteQuery(next.page).queryKey, next);
  };
  /** Whether it was done; what failed is shown, and nothing typed is lost. */
  const attempt = async (act: () => Promise<SiteTexts>, done: string): Promise<boolean> => {
    setPending(true);
    setErrors({});
    setRejection(null);
    try {
      take(await act());
      toast.success(t(done));
      return true;
    } catch (error) {
      const found = error instanceof ApiError ? errorsOf(error, sections) : {};
      setErrors(found);
      setRejection(rejectionOf(error, found));
      return false;
    } finally {
      setPending(false);
    }
  };
  const send = (version = saved.editor.newest) => saveSite(saved.page, { version, sections });
  return {
    saved,
    sections,
    errors,
    rejection,
    isPending,
    isDirty,
    change: setSections,
    /** `version`: of somebody else's page, over which this one is saved; theirs stays in the list of versions. */
    save: (version?: number) => attempt(() => send(version), 'site.saved'),
    publish: () =>
      attempt(async () => {
        const { editor } = isDirty ? await send() : saved;
        return publishSite(saved.page, editor.newest);
      }, 'site.published'),
    restore: (version: number) => attempt(() => restoreSite(saved.page, version), 'site.restored'),
    /** Gives up what is typed here, for what was saved last. */
    discard: async () => {
      setErrors({});
      setRejection(null);
      take(await client.fetchQuery({ ...siteQuery(saved.page), staleTime: 0 }));
    },
  };
}
export type SiteEditorState = ReturnType<typeof useSiteEditor>;
