import { plainText } from '../../model/kit/localize.ts'
import { useLocale } from '../ui/use-locale.ts'
import type { ProjectData } from './load.ts'
import styles from './ProjectPicture.module.css'
import { getPicturePath, pictureSchemes, pictureSizes } from './picture-files.ts'

type ProjectPictureProps = {
  project: ProjectData
  /** Its card is narrow on wide screens too. */
  isNarrow: boolean
}

/** A piece of the running demo in the colours of the page; the picture of the other scheme, which is not shown, does not load. */
export function ProjectPicture({ project: { id, demo, picture }, isNarrow }: ProjectPictureProps) {
  const locale = useLocale()
  return pictureSchemes.map((scheme) => (
    <picture key={scheme} className={styles[scheme]} hidden={scheme === 'dark'}>
      {demo && (
        <source
          media={isNarrow ? '(width < 36rem), (width >= 56rem)' : '(width < 36rem)'}
          srcSet={getPicturePath(id, locale, scheme, 'narrow')}
          {...pictureSizes.narrow}
        />
      )}
      <img
        src={getPicturePath(id, locale, scheme, 'wide')}
        alt={plainText(picture)}
        loading="lazy"
        {...pictureSizes.wide}
      />
    </picture>
  ))
}
