import { useId } from 'react'
import type { Card } from '../../content/block.ts'
import { ResponsivePicture } from '../ResponsivePicture.tsx'

/** Cards placed next to each other by editors. */
export function CardRow({ title, cards }: { title: string | null; cards: Card[] }) {
  const id = `cards${useId()}`
  const Title = title ? 'h3' : 'h2'
  return (
    <section className="card-row block-wide" aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      <ul className="card-row-cards">
        {cards.map((card) => (
          <li className="card" key={card.title}>
            {card.picture && (
              <div className="picture">
                <ResponsivePicture picture={card.picture} place="third" decorative />
              </div>
            )}
            <Title>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</Title>
            {card.text && <p>{card.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
