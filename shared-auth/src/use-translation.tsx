import i18next, { type i18n as I18n, type TFunction } from 'i18next';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';

export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** The page's present texts: another object after each change of language or of texts. */
class PageTexts {
  private readonly found = new Map<string, Translation>();
  private readonly loads = new Map<string, Promise<unknown>>();

  /** The translation function of a namespace whose texts are loaded; otherwise undefined. */
  find(namespace: string): Translation | undefined {
    const known = this.found.get(namespace);
    if (known || !i18next.isInitialized || !i18next.hasLoadedNamespace(namespace)) return known;
    const made = { t: i18next.getFixedT(i18next.language, namespace), i18n: i18next };
    this.found.set(namespace, made);
    return made;
  }

  /** Loads a namespace's texts, once: a waiting component is drawn even if loading fails. */
  load(namespace: string): Promise<unknown> {
    const load = this.loads.get(namespace) ?? i18next.loadNamespaces(namespace);
    this.loads.set(namespace, load);
    return load;
  }

  /** A load that is already complete, for which React need not wait; undefined if nothing waited for these texts. */
  finished(namespace: string): Promise<unknown> | undefined {
    const load = this.loads.get(namespace);
    return load && Object.assign(load, { status: 'fulfilled', value: undefined });
  }
}

let texts = new PageTexts();
const listeners = new Set<() => void>();
const textsNow = () => texts;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renew(): void {
  texts = new PageTexts();
  for (const listener of listeners) listener();
}
i18next.on('languageChanged', renew);
i18next.on('initialized', renew);

const TextsContext = createContext<PageTexts | null>(null);

/** Follows the page's language for everything that is drawn in it; part of `UiProvider`. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18next}>
      <TextsContext value={useSyncExternalStore(subscribe, textsNow)}>{children}</TextsContext>
    </I18nextProvider>
  );
}

/**
 * The texts of a namespace, by default the page's first, in the page's language. Suspends while they are loading. A
 * component outside of `TextsProvider` does not follow a change of language.
 */
export function useTranslation(namespace = String(i18next.options.defaultNS)): Translation {
  const page = use(TextsContext) ?? texts;
  const found = page.find(namespace);
  // A component that has waited asks for the same promise again: React mixes up its hooks otherwise.
  const load = found ? page.finished(namespace) : page.load(namespace);
  if (load) use(load);
  return found ?? page.find(namespace) ?? { t: i18next.t, i18n: i18next };
}
