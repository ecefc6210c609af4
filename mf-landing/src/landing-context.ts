import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';
import type { ShownAcademy } from './academy.ts';
import type { PageWords } from './words/page-words.ts';

/** The page's surroundings: a separate document, or a remote inside the shell. */
export interface LandingHost {
  academy: ShownAcademy;
  language: 'en' | 'ar';
  /** What the academy has made of the page's words; `t` knows its texts. */
  words: PageWords;
  t: (key: string, values?: Record<string, string>) => string;
  /** A link to another page of the product. */
  Link: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }> | 'a';
  /** A separate document has its own main landmark and skip link; inside the shell, the shell has both. */
  isDocument: boolean;
  /** The page in which the server fills in words and the order of sections: it has marks around them. */
  isTemplate?: boolean;
  /** Missing if the page's own script handles the switches. */
  switchLanguage?: () => void;
  switchTheme?: () => void;
}

export const LandingContext = createContext<LandingHost | null>(null);

export function useLanding(): LandingHost {
  const host = use(LandingContext);
  if (!host) throw new Error('the landing page stands outside LandingContext');
  return host;
}
