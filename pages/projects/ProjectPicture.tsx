import { plainText } from '../../model/kit/localize.ts'
import type { ProjectData } from './load.ts'
import styles from './ProjectPicture.module.css'
import { pictureSize } from './picture-files.ts'

/**
 * A piece of the running demo in the colours of the page. The first picture follows the system; the second, which loads only
 * when it is shown, stands in for it where the visitor has chosen the other scheme.
 */
export function ProjectPicture({ picture }: Pick<ProjectData, 'picture'>) {
  const { shows, light, dark } = picture
  const alt = plainText(shows)
  const attributes = { ...pictureSize, loading: 'lazy' } as const
  return (
    <>
      <picture className={styles.system}>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img src={light} alt={alt} {...attributes} />
      </picture>
      <picture className={styles.chosen} hidden>
        <source media="(prefers-color-scheme: dark)" srcSet={light} />
        <img src={dark} alt={alt} {...attributes} />
      </picture>
    </>
  )
}
