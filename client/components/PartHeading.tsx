import { Icon } from './Icon.tsx'

interface PartHeadingProps {
  id: string
  title: string
  /** A one-line note about the content below. */
  note?: string
  more?: { href: string; label: string }
  small?: boolean
}

/** The heading of a part of a page. */
export function PartHeading({ id, title, note, more, small = false }: PartHeadingProps) {
  return (
    <div className={small ? 'part-heading part-small' : 'part-heading'}>
      <h2 id={id}>{title}</h2>
      {more && (
        <a className="part-more" href={more.href}>
          {more.label}
          <Icon name="arrow-right" />
        </a>
      )}
      {note && <p className="part-note">{note}</p>}
    </div>
  )
}
