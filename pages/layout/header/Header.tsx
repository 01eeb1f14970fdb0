import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import { localeCodes, locales } from '../../../locales/locales.ts'
import type { LocalizedText } from '../../../model/kit/localize.ts'
import { isInSection } from '../../data/routes.ts'
import type { LayoutData } from '../../page-data.ts'
import actions from '../../ui/actions.module.css'
import { insteadOfLink } from '../../ui/has-modifier.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Space } from '../../ui/Space.tsx'
import { Text } from '../../ui/Text.tsx'
import { useAsk } from '../../ui/use-ask.ts'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import { useHasPages } from '../../ui/use-has-pages.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './Header.module.css'
import { MessengerLink } from './MessengerLink.tsx'
import missing from './MissingLanguage.module.css'
import { panelId } from './panel-id.ts'
import { SearchForm } from './SearchForm.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'
import { useLanguageUrls } from './use-language-urls.ts'

const LanguageSuggestion = lazyPart(() =>
  import('./LanguageSuggestion.tsx').then((module) => module.LanguageSuggestion),
)

/** Menus are popovers: the browser opens them, closes them on Escape and gives the focus back, without JavaScript. */
export function Header({ data }: { data: LayoutData }) {
  const { i18n } = useLingui()
  const hasTimes = useHasPages('book')
  const { pathname } = useCurrentLocation()
  return (
    <>
      <div className={styles.top}>
        {data.announcement.text && (
          <aside className={`slate ${styles.announcement}`} aria-label={i18n.t('header.announcement.label')}>
            <Text of={data.announcement.text} />
            <Space after={data.announcement.text} />
            <Link to="contact" of={data.announcement.action} />
          </aside>
        )}
        <SuggestedLanguage data={data} />
      </div>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="home" className={styles.brand} of={data.site.name} />
          <nav className={styles.nav} aria-label={i18n.t('header.nav.label')}>
            <MainLinks pages={data.header}>
              <button type="button" className={styles.toggle} popoverTarget="services-menu">
                <span className="visually-hidden">{i18n.t('header.services.open')}</span>
                <Icon name="chevron-down" />
              </button>
              <ServicesMenu id="services-menu" menu={data.menu} />
            </MainLinks>
          </nav>
          <search className={styles.search} aria-label={i18n.t('header.search.label')}>
            <SearchForm isTool={!isInSection(pathname, 'search')} />
            <AskLink />
          </search>
          {localeCodes.length > 1 && (
            <div className={styles.languages}>
              <button type="button" className={styles.toggle} popoverTarget="language-menu">
                <span className="visually-hidden">{i18n.t('header.language.open')}</span>
                <span lang={getLanguageTag(i18n.locale)}>{i18n.locale.toUpperCase()}</span>
                <Icon name="chevron-down" />
              </button>
              <nav
                id="language-menu"
                popover="auto"
                className={styles.menu}
                aria-label={i18n.t('header.language.label')}
              >
                <LanguageLinks data={data} />
              </nav>
            </div>
          )}
          <div className={styles.contact}>
            <ActionLink words={data.action} className={styles.wide} />
            <ActionLink words={data.action} className={styles.narrow} to={hasTimes ? 'book' : 'contact'} />
            <MessengerLink data={data} />
          </div>
          <button type="button" className={actions.secondary} popoverTarget={panelId}>
            <Icon name="menu" /> {i18n.t('header.panel.open')}
          </button>
        </div>
        <div id={panelId} popover="auto" className={styles.panel}>
          <SearchForm />
          <AskLink />
          <nav aria-label={i18n.t('header.panel.label')}>
            <MainLinks pages={data.panel} />
          </nav>
          <ActionLink words={data.action} />
          {localeCodes.length > 1 && <LanguageLinks data={data} />}
          <button type="button" className={actions.secondary} popoverTarget={panelId} popoverTargetAction="hide">
            <Icon name="x" /> {i18n.t('header.panel.close')}
          </button>
        </div>
      </header>
    </>
  )
}

/** The browser's first language, where the page is in another one. A component of its own, because it renders again after hydration. */
function SuggestedLanguage({ data: { suggestions, partial } }: { data: LayoutData }) {
  const current = useLocale()
  const language = useHydrated() && navigator.language.split('-')[0]
  const locale = localeCodes.find((code) => code === language)
  return (
    locale && locale !== current && <LanguageSuggestion locale={locale} words={suggestions[locale]} partial={partial} />
  )
}

type ActionLinkProps = { words: LocalizedText; to?: 'contact' | 'book'; className?: string | undefined }

/** The quieter button where the page has one to press. The phone's bar, for long the only action, leads to the times themselves. */
function ActionLink({ words, to = 'contact', className = '' }: ActionLinkProps) {
  const { pathname } = useCurrentLocation()
  const isHere = isInSection(pathname, 'book') || isInSection(pathname, 'contact')
  return (
    <Link
      to={to}
      className={`${isHere ? actions.secondary : actions.primary} ${styles.action} ${className}`}
      aria-current={isInSection(pathname, to) || undefined}
      of={words}
    />
  )
}

/** Opens the dialog for questions; without JavaScript it leads to the search. */
function AskLink() {
  const { i18n } = useLingui()
  const { open } = useAsk()
  return <Link to="search" className={styles.ask} onClick={insteadOfLink(() => open(''))} of={i18n.t('header.ask')} />
}

/** Plain links to the same page in each language; one that lacks it says so in its own words. */
function LanguageLinks({ data: { partial, suggestions } }: { data: LayoutData }) {
  const current = useLocale()
  const find = useLanguageUrls(partial)
  return (
    <ul className={styles.languageLinks}>
      {localeCodes.map((locale) => {
        const { url, isMissing } = find(locale)
        return (
          <li key={locale}>
            <a
              href={url}
              hrefLang={locale}
              lang={getLanguageTag(locale)}
              aria-current={locale === current || undefined}
            >
              {locales[locale].name}
              {isMissing && <small className={missing.missing}>{suggestions[locale].missing}</small>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Links that are marked on all pages of their section. Children stand behind the link to the services. */
function MainLinks({ pages, children }: { pages: LayoutData['header']; children?: ReactNode }) {
  const { i18n } = useLingui()
  const { pathname } = useCurrentLocation()
  return (
    <ul className={styles.links}>
      <li>
        <Link to="home" suffix="#about" of={i18n.t('header.about')} />
      </li>
      {pages.map(({ name, label }) => (
        <li key={name}>
          <Link to={name} of={label} data-active={isInSection(pathname, name) || undefined} />
          {name === 'services' && children}
        </li>
      ))}
    </ul>
  )
}
