import { useLingui } from '@lingui/react'
import { Fragment } from 'react'
import type { LayoutData } from '../page-data.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Footer.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Footer({ data }: { data: LayoutData }) {
  const { i18n } = useLingui()
  const { name, tagline, email, accounts, samples } = data.site
  const mail = { name: i18n.t('footer.social.email'), url: samples.email ? undefined : `mailto:${email}` }
  const all = [...accounts, mail]
  const notLinked = all.filter(({ url }) => !url).map(({ name }) => name)
  return (
    <footer className={styles.footer}>
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
