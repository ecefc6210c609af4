import { useLanding } from './landing-context.ts';
import { About } from './sections/about.tsx';
import { Blog } from './sections/blog.tsx';
import { Contact } from './sections/contact.tsx';
import { Faq } from './sections/faq.tsx';
import { Footer } from './sections/footer.tsx';
import { Hadith } from './sections/hadith.tsx';
import { Hero } from './sections/hero.tsx';
import { Start } from './sections/start.tsx';
import { TopBar } from './sections/top-bar.tsx';
import { Trust } from './sections/trust.tsx';

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
        <Hero />
        <Hadith />
        <About />
        <Trust />
        <Blog />
        <Faq />
        <Start />
        <Contact />
      </Content>
      <Footer />
    </div>
  );
}
