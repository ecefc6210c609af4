import { type ComponentType, Fragment } from 'react';
import { useLanding } from './landing-context.ts';
import { About } from './sections/about.tsx';
import { Blog } from './sections/blog.tsx';
import { Contact } from './sections/contact.tsx';
import { Faq } from './sections/faq.tsx';
import { Footer } from './sections/footer.tsx';
import { Hadith } from './sections/hadith.tsx';
import { Hero } from './sections/hero.tsx';
import { Mark } from './sections/of-section.tsx';
import { Start } from './sections/start.tsx';
import { TopBar } from './sections/top-bar.tsx';
import { Trust } from './sections/trust.tsx';

const parts: Readonly<Record<string, ComponentType>> = {
  hero: Hero,
  hadith: Hadith,
  about: About,
  trust: Trust,
  blog: Blog,
  faq: Faq,
  start: Start,
  contact: Contact,
};

/** The sections in the academy's order (D157); one that this release does not have is left out. */
function Sections() {
  const { words } = useLanding();
  return words.sections.map((key) => {
    const Part = parts[key];
    return Part ? (
      <Fragment key={key}>
        <Mark of={`SECTION:${key}`} />
        <Part />
        <Mark of="/SECTION" />
      </Fragment>
    ) : null;
  });
}

/** The whole page, the same as a separate document and inside the shell. */
export function Landing() {
  const { t, language, isDocument } = useLanding();
  const Content = isDocument ? 'main' : 'div';
  return (
    <div className="ld" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {isDocument ? (
        <a className="ld-skip" href="#content">
          {t('page.skip')}
        </a>
      ) : null}
      <TopBar />
      <Content id="content" tabIndex={-1}>
        <Sections />
      </Content>
      <Footer />
    </div>
  );
}
