import { useId } from 'react'
import type { Block } from '../../content/block.ts'

type Call = Extract<Block, { kind: 'cta' }>

/** A prompt with a single action. */
export function CallToAction({ id, title, text, label, href, download }: Omit<Call, 'kind'>) {
  const heading = `call${useId()}`
  return (
    <section className="call" id={id} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <a className="button" href={href} download={download}>
        {label}
      </a>
    </section>
  )
}
