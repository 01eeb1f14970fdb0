import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import styles from './ThemeSwitch.module.css'
import { readTheme, subscribeToTheme, type Theme, writeTheme } from './theme.ts'

/** Light, dark or as the system has it. Without JavaScript the system decides, so there it is not shown. */
export function ThemeSwitch() {
  const { i18n } = useLingui()
  const current = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)
  const options: Array<{ theme: Theme; icon: IconName; label: string }> = [
    { theme: 'system', icon: 'monitor', label: i18n.t('footer.theme.system') },
    { theme: 'light', icon: 'sun', label: i18n.t('footer.theme.light') },
    { theme: 'dark', icon: 'moon', label: i18n.t('footer.theme.dark') },
  ]
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{i18n.t('footer.theme.label')}</legend>
      {options.map(({ theme, icon, label }) => (
        <label key={theme} title={label}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === current}
            onChange={() => writeTheme(theme)}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
