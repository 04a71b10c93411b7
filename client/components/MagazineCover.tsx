import type { MagazineCard } from '../content/magazine.ts'
import { CoverArt } from './CoverArt.tsx'
import './magazine-cover.css'
import { ResponsivePicture } from './ResponsivePicture.tsx'

interface MagazineCoverProps {
  magazine: Pick<MagazineCard, 'cover' | 'number'>
  place: 'cover' | 'large-cover'
  first?: boolean
}

/** The cover of an issue, as if lying on the page; always shown next to its title. */
export function MagazineCover({ magazine: { cover, number }, place, first }: MagazineCoverProps) {
  return (
    <div className="magazine-cover">
      {cover ? (
        <ResponsivePicture picture={cover} place={place} first={first} decorative />
      ) : (
        <CoverArt number={number} />
      )}
    </div>
  )
}
