import { useSite } from '../../site-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { Gallery } from '../blocks/Gallery.tsx'
import { countGalleryPictures } from '../blocks/gallery-pictures.ts'
import { Icon } from '../Icon.tsx'
import { PartHeading } from '../PartHeading.tsx'
import type { CompanyProps } from './company-props.ts'

/** A company's own text, or why there is none. */
export function CompanyStory({
  company,
  dutchProfile,
  title,
}: Pick<CompanyProps, 'company' | 'dutchProfile'> & { title: string }) {
  const { t } = useSite()
  const { body, gallery, name } = company
  return (
    <>
      <section aria-labelledby="company-story">
        <PartHeading id="company-story" title={title} />
        {body.length > 0 ? (
          <Blocks blocks={body} />
        ) : (
          <p className="company-silent">
            {dutchProfile ? (
              <a className="contact-way" href={dutchProfile} hrefLang="nl">
                {t('companies.dutch-profile')}
                <Icon name="arrow-right" />
              </a>
            ) : (
              t('companies.no-profile', { name })
            )}
          </p>
        )}
      </section>
      <Gallery
        title={t('companies.gallery', { name })}
        pictures={gallery}
        firstNumber={countGalleryPictures(body) + 1}
      />
    </>
  )
}
