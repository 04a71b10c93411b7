import { useId } from 'react'

/** The key points, in a few lines. */
export function Facts({ title, items }: { title: string; items: string[] }) {
  const id = `facts${useId()}`
  return (
    <section className="facts" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="facts-items">
        {items.map((item) => (
          <li className="fact" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
