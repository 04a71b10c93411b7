import { useId } from 'react'
import type { Block } from '../../content/block.ts'

type Call = Extract<Block, { kind: 'cta' }>

/** A prompt with a single action. */
export function CallToAction({ title, text, label, href, download }: Omit<Call, 'kind'>) {
  const id = `call${useId()}`
  return (
    <section className="call" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <a className="button" href={href} download={download}>
        {label}
      </a>
    </section>
  )
}
