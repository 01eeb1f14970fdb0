import { useLingui } from '@lingui/react'
import { Fragment, useState } from 'react'
import type { LayoutData } from '../page-data.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { keepText } from '../ui/kept-text.ts'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './Footer.module.css'
import switchStyles from './ThemeSwitch.module.css'

export function Footer({ data }: { data: LayoutData }) {
  const { i18n } = useLingui()
  const { name, tagline, email, accounts, samples } = data.site
  const mail = { name: i18n.t('footer.social.email'), url: samples.email ? undefined : `mailto:${email}` }
  const all = [...accounts, mail]
  const notLinked = all.filter(({ url }) => !url).map(({ name }) => name)
  return (
    <footer className={`slate ${styles.footer}`}>
      <div className={styles.columns}>
        <div>
          <p className={styles.name}>{name}</p>
          <Text as="p" of={tagline} />
          <ThemeSwitch />
        </div>
        <nav aria-label={i18n.t('footer.pages.label')}>
          <ul>
            {data.footer.map(({ name, label }) => (
              <li key={name}>
                <Link to={name} of={label} />
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={i18n.t('footer.social.label')}>
          <ul>
            {all.map(
              ({ name, url }) =>
                url && (
                  <li key={name}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                  </li>
                ),
            )}
            {notLinked.length > 0 && (
              <li>
                <SampleMark /> {notLinked.join('\u00A0· ')}
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className={styles.legal}>
        <p>{i18n.t('footer.disclaimer')}</p>
        <div className="row">
          {i18n.t('footer.copyright', { year: data.year, name })}
          {data.legal.map(({ name, label }) => (
            <Fragment key={name}>
              {' '}
              <Link to={name} of={label} />
            </Fragment>
          ))}
        </div>
      </div>
      <p className={styles.printed}>
        {name} · {email} {samples.email && <SampleMark />} · {data.site.url}
      </p>
      <div className={styles.track}>
        <a className={`round ${styles.backToTop}`} href="#top">
          <Icon name="arrow-up" />
          <span className="visually-hidden">{i18n.t('footer.backToTop')}</span>
        </a>
      </div>
    </footer>
  )
}

type Theme = 'system' | 'light' | 'dark'

/** In the visitor's storage, from which renderer/browser/theme.js reads it before the page is painted. */
const storageKey = 'theme'

/** Light, dark or as the system has it. Without JavaScript the system decides, so there it is not shown. */
function ThemeSwitch() {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<Theme>()
  const stored = isHydrated ? document.documentElement.dataset.theme : undefined
  const current = chosen ?? stored ?? 'system'
  const options: Array<{ theme: Theme; icon: IconName; label: string }> = [
    { theme: 'system', icon: 'monitor', label: i18n.t('footer.theme.system') },
    { theme: 'light', icon: 'sun', label: i18n.t('footer.theme.light') },
    { theme: 'dark', icon: 'moon', label: i18n.t('footer.theme.dark') },
  ]
  return (
    <fieldset className={`scripted ${switchStyles.switch}`}>
      <legend className="visually-hidden">{i18n.t('footer.theme.label')}</legend>
      {options.map(({ theme, icon, label }) => (
        <label key={theme} title={label}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === current}
            onChange={() => {
              choose(theme)
              writeTheme(theme)
            }}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function writeTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  // As the cookie page says: the choice of the system's scheme leaves nothing on the device.
  keepText('localStorage', storageKey, theme === 'system' ? undefined : theme)
}
