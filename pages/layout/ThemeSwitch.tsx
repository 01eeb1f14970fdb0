import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { keepText } from '../ui/kept-text.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './ThemeSwitch.module.css'

type Theme = 'system' | 'light' | 'dark'

/** In the visitor's storage, from which renderer/browser/theme.js reads it before the page is painted. */
const storageKey = 'theme'

/** Light, dark or as the system has it. Without JavaScript the system decides, so there it is not shown. */
export function ThemeSwitch() {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<Theme>()
  const current = chosen ?? (isHydrated ? readTheme() : 'system')
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

function readTheme() {
  return document.documentElement.dataset.theme ?? 'system'
}

/** Shows the scheme and remembers it on this device. */
function writeTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  // As the cookie page says: the choice of the system's scheme leaves nothing on the device.
  keepText('localStorage', storageKey, theme === 'system' ? undefined : theme)
}
