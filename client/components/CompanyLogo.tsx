import type { Picture } from '../content/picture.ts'
import { useSite } from '../site-context.tsx'
import './company-logo.css'
import { sourcesOf } from './picture-sources.ts'

interface CompanyLogoProps {
  logo: Picture | null
  /** Shown next to it on the page. */
  name: string
  /** For the head of a page. */
  large?: boolean
}

/** A company's logo for display next to its name; without a logo, its first letter. */
export function CompanyLogo({ logo, name, large = false }: CompanyLogoProps) {
  const { resizesPictures } = useSite()
  const look = large ? 'company-logo company-logo-large' : 'company-logo'
  if (!logo)
    return (
      <span className={`${look} company-logo-none`} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )
  const sources = sourcesOf(logo, resizesPictures)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
  return (
    <img
      className={look}
      alt=""
      src={logo.src}
      srcSet={sources || undefined}
      sizes={sources ? (large ? '7rem' : '4rem') : undefined}
      width={logo.width}
      height={logo.height}
      loading={large ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
